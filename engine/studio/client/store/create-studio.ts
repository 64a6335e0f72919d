import type { MarkdownFile } from '../../protocol/edit-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import { createEditQueue } from '../edit-queue.ts';
import { enclosingSection } from '../follow-pointer.ts';
import { createPreviewChannel } from '../preview-channel.ts';
import type { Server } from '../server.ts';
import { createChosenPlace } from './chosen-place.ts';
import { createConnection } from './connection.ts';
import { createEditing } from './editing.ts';
import { createNotices } from './notices.ts';
import { createRefresh } from './refresh.ts';
import { createSiteState } from './site-state.ts';
import { createUnfinishedValues } from './unfinished-values.ts';

/** The studio's state in slices, and the functions that change it. */
export function createStudio(server: Server) {
  const preview = createPreviewChannel();
  const queue = createEditQueue(server, (file, { typed }) => {
    if (!typed) return;
    // The page first: typing must show at once.
    preview.publish(typed.pages);
    site.typed(file, typed.problems);
  });
  const connection = createConnection();
  const notices = createNotices();
  const unfinished = createUnfinishedValues();
  const site = createSiteState(server, unfinished);
  const place = createChosenPlace();
  const refresher = createRefresh({ server, queue, site, place, connection });
  /** Shows the form of a value, and scrolls to its field at `target`. The field gets the focus unless `isFocused` is false. */
  const choose = (next: FilePointer, target?: string, isFocused?: boolean) => {
    if (!place.choose(next, target, isFocused)) return;
    unfinished.open(next);
    void queue.settled().then(refresher.refresh);
    site.askProposals();
  };
  const editing = createEditing({ server, queue, place, choose, preview, unfinished, notices, refresher });
  const { edit, act, settled, undo, redo } = editing;
  return {
    ...{ site, place, notices, unfinished, connection, editing, preview },
    ...{ choose, edit, act, settled, undo, redo, notify: notices.notify, begin: unfinished.begin },
    /** Opens the form of the section or record around a value, and focuses the value's field. */
    goTo(place: FilePointer) {
      const { file, pointer } = site.get().markdown.find((one) => one.file === place.file)?.at ?? place;
      const record = file.startsWith('assets/records/') ? (/^\/\d+/.exec(pointer)?.[0] ?? '') : '';
      choose({ file, pointer: enclosingSection(pointer) || record }, pointer);
    },
    /** Writes a Markdown file that a value of the chosen file names. */
    writeMarkdown: (pointer: string, markdown: MarkdownFile) => edit(pointer, [], true, markdown),
    /** The text of a Markdown file, empty if it does not exist. `undefined` if it is being edited. */
    async readMarkdown(file: string): Promise<string | undefined> {
      await settled();
      const edited = queue.count();
      const { text = '', revision } = await server.markdown(file);
      if (edited === undefined || edited !== queue.count()) return undefined;
      queue.begin(file, revision);
      return text;
    },
    replace: (pointer: string, value: unknown, typed = false) =>
      edit(pointer, [{ op: 'replace', path: pointer, value }], typed),
    /** The chosen value after a change. `undefined` if it was refused, or if another value was chosen meanwhile. */
    async chosenAfter(change: Promise<unknown>): Promise<FilePointer | undefined> {
      // The change has already updated the chosen pointer.
      const { chosen } = place.get();
      return (await change) && place.get().chosen === chosen ? chosen : undefined;
    },
    /** Reports the errors of a field of the chosen file, or of all unfinished values. */
    leave(pointer?: string) {
      if (pointer === undefined) unfinished.clear();
      else unfinished.leave({ file: place.file(), pointer });
    },
    /** Sends the queued edits of a closing page. */
    sendLast: queue.sendLast,
    /** Reads the site for the first time. */
    start() {
      void refresher.refresh();
      site.askProposals();
      site.askSectionTypes();
    },
    /** Called after each inspection of the site on the server. */
    changed() {
      site.changed();
      refresher.changed();
    },
  };
}
