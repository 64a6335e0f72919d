import type { Operation } from '../../../edit/operations.ts';
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

/** What edits go through, and what they change. */
interface EditResult {
  server: Pick<Server, 'undo' | 'redo'>;
  queue: Pick<EditQueue, 'send' | 'settled'>;
  place: Slice<ChosenPlace>;
  choose: (place: FilePointer, sought?: string, isFocused?: boolean) => void;
  preview: Pick<PreviewChannel, 'shown'>;
  untouched: Pick<ReturnType<typeof createUnfinishedValues>, 'follow' | 'clear'>;
  notices: Pick<ReturnType<typeof createNotices>, 'notify' | 'goOn'>;
  refresher: Pick<ReturnType<typeof createRefresh>, 'refresh' | 'catchUp'>;
}

/** Edits, and everything else that changes the site. `epoch` counts what was refused or taken back: what fields hold of their own counts no more. */
export function createEditing(edited: EditResult) {
  const { server, queue, place, choose, preview, untouched, notices, refresher } = edited;
  const { get, set, subscribe } = createSlice({ epoch: 0 });
  const resetFields = () => set({ epoch: get().epoch + 1 });
  const refused = (error: unknown) => {
    notices.notify(errorReason(error, currentMessages().t), 'fault');
    resetFields();
    return refresher.refresh();
  };
  /** What was not typed and is under way: it may shift what other pointers mean. */
  let shift: { file: string; operations: Operation[] } | undefined;
  let acting: Promise<unknown> | undefined;

  /**
   * Changes the chosen file. What was not typed may shift what other pointers mean, so until it is shown nothing else is done but what
   * is typed where nothing shifts. Resolves to whether it was done; a notice has the reason why it was refused.
   */
  const edit = async (pointer: string, operations: Operation[], typed = false): Promise<boolean> => {
    const { file, pointer: at } = place.get().chosen ?? { file: '', pointer: '' };
    const stays = typed && (shift?.file !== file || followPointer(pointer, shift.operations) === pointer);
    if (shift && !stays) {
      resetFields();
      notices.notify(currentMessages().t('stillMoving'), typed ? 'fault' : 'note');
      return false;
    }
    if (!typed) {
      shift = { file, operations };
      untouched.follow(file, pointer, operations);
    }
    notices.goOn();
    try {
      const sent = queue.send({ file, pointer, operations, typed, ...(typed && { shown: preview.shown() }) });
      if (!typed && at) choose({ file, pointer: followPointer(at, operations) ?? '' });
      await sent;
      // What was typed is shown; the rest follows when the server has inspected the site, which it may report before the answer is here.
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

  /** Does something on the server and shows the result. Resolves to whether it was done. */
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
      // What was added may be gone, and something else at its place.
      untouched.clear();
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
    /** Resolves when the server has all that was written, and has done all that it was asked to do. */
    async settled() {
      await acting;
      await queue.settled();
    },
  };
}
