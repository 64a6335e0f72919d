import type { Operation } from '../../../edit/operations.ts';
import type { MarkdownFile } from '../../protocol/edit-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { EditQueue } from '../edit-queue.ts';
import { enclosingSection, followPointer } from '../follow-pointer.ts';
import { currentMessages, errorReason } from '../messages.tsx';
import type { PreviewChannel } from '../preview-channel.ts';
import type { Server } from '../server.ts';
import type { ChosenPlace } from './chosen-place.ts';
import type { createNotices } from './notices.ts';
import type { createRefresh } from './refresh.ts';
import { createSlice, type Slice } from './slice.ts';
import type { createUnfinishedValues } from './unfinished-values.ts';

interface EditingParts {
  server: Pick<Server, 'undo' | 'redo'>;
  queue: Pick<EditQueue, 'send' | 'settled'>;
  place: Slice<ChosenPlace>;
  choose: (place: FilePointer, target?: string, isFocused?: boolean) => void;
  preview: Pick<PreviewChannel, 'shown'>;
  unfinished: Pick<ReturnType<typeof createUnfinishedValues>, 'follow' | 'clear'>;
  notices: Pick<ReturnType<typeof createNotices>, 'notify' | 'hide'>;
  refresher: Pick<ReturnType<typeof createRefresh>, 'refresh' | 'catchUp'>;
}

/** Everything that changes the site. `epoch` counts refusals and undos: a new epoch resets what fields hold themselves. */
export function createEditing(parts: EditingParts) {
  const { server, queue, place, choose, preview, unfinished, notices, refresher } = parts;
  const { get, set, subscribe } = createSlice({ epoch: 0 });
  const resetFields = () => set({ epoch: get().epoch + 1 });
  const refused = (error: unknown) => {
    notices.notify(errorReason(error, currentMessages().t), 'error');
    resetFields();
    return refresher.refresh();
  };
  /** The running edit that was not typed: it may move other values. */
  let shift: { file: string; operations: Operation[] } | undefined;
  let acting: Promise<unknown> | undefined;

  /**
   * Changes the chosen file. While an edit that may move other values is running, only typing in values that stay in place
   * is accepted. With `markdown`, the text of the file that the value names changes. Resolves to whether the edit was made.
   * A notice shows the reason of a refusal.
   */
  const edit = async (
    pointer: string,
    operations: Operation[],
    typed = false,
    markdown?: MarkdownFile,
  ): Promise<boolean> => {
    const { file, pointer: at } = place.get().chosen ?? { file: '', pointer: '' };
    const stays = typed && (shift?.file !== file || followPointer(pointer, shift.operations) === pointer);
    if (shift && !stays) {
      resetFields();
      notices.notify(currentMessages().t('stillMoving'), typed ? 'error' : 'note');
      return false;
    }
    if (!typed) {
      shift = { file, operations };
      unfinished.follow(file, pointer, operations);
    }
    notices.hide();
    try {
      const sent = queue.send({
        ...{ file, pointer, operations, typed },
        ...(markdown && { markdown }),
        ...(typed && { shown: preview.shown() }),
      });
      if (!typed && at) choose({ file, pointer: followPointer(at, operations) ?? '' });
      await sent;
      // Typing shows already. The rest follows the next inspection, which may be reported before this answer.
      if (typed) refresher.catchUp();
      else await refresher.refresh();
      return true;
    } catch (error) {
      await refused(error);
      return false;
    } finally {
      if (!typed) shift = undefined;
    }
  };

  /** Runs a request and shows its result. Resolves to whether it succeeded. */
  const act = (work: () => Promise<unknown>): Promise<boolean> => {
    const run = async () => {
      await queue.settled();
      try {
        await work();
        resetFields();
        await refresher.refresh();
        return true;
      } catch (error) {
        await refused(error);
        return false;
      }
    };
    const before = acting;
    const done = run();
    acting = done.then(() => before);
    return done;
  };

  const goBack = (way: 'undo' | 'redo') => () =>
    act(async () => {
      const { at } = await server[way]();
      // An unfinished value may be gone, and another value may have its pointer.
      unfinished.clear();
      if (!at) return;
      choose({ file: at.file, pointer: enclosingSection(at.pointer) }, at.pointer, false);
      notices.notify(currentMessages().t(way === 'undo' ? 'undone' : 'redone'), way === 'undo' ? 'undone' : 'done');
    });

  return {
    get,
    subscribe,
    edit,
    act,
    undo: goBack('undo'),
    redo: goBack('redo'),
    /** Resolves when the server has all edits and has done all requests. */
    async settled() {
      await acting;
      await queue.settled();
    },
  };
}
