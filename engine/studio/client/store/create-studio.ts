import type { FilePointer } from '../../protocol/protocol.ts';
import { createEditQueue } from '../edit-queue.ts';
import { createPreviewChannel } from '../preview-channel.ts';
import type { Server } from '../server.ts';
import { createChosenPlace } from './chosen-place.ts';
import { createConnection } from './connection.ts';
import { createEditing } from './editing.ts';
import { createNotices } from './notices.ts';
import { createRefresh } from './refresh.ts';
import { createSiteState } from './site-state.ts';
import { createUnfinishedValues } from './unfinished-values.ts';

/** The studio's state in slices, each read by itself, and what changes it. */
export function createStudio(server: Server) {
  const preview = createPreviewChannel();
  const queue = createEditQueue(server, (file, { typed }) => {
    if (!typed) return;
    // The page comes before all else.
    preview.came(typed.pages);
    site.typed(file, typed.problems);
  });
  const connection = createConnection();
  const notices = createNotices();
  const untouched = createUnfinishedValues();
  const site = createSiteState(server, untouched);
  const place = createChosenPlace();
  const refresher = createRefresh({ server, queue, site, place, connection });
  /** Shows the form of a place. What is sought in it is focused, unless `isFocused` says no. */
  const choose = (next: FilePointer, sought?: string, isFocused?: boolean) => {
    if (!place.choose(next, sought, isFocused)) return;
    untouched.open(next);
    void queue.settled().then(refresher.refresh);
    site.askProposals();
  };
  const editing = createEditing({ server, queue, place, choose, preview, untouched, notices, refresher });
  const { edit, act, settled, undo, redo } = editing;
  return {
    ...{ site, place, notices, untouched, connection, editing, preview },
    ...{ choose, edit, act, settled, undo, redo, notify: notices.notify, begin: untouched.begin },
    /**
     * The chosen place once a change that has just begun is done. `undefined` if the change was refused or if another place was chosen
     * meanwhile: what the change made must not pull anyone back.
     */
    async chosenAfter(change: Promise<unknown>): Promise<FilePointer | undefined> {
      // The change has already moved the chosen place.
      const { chosen } = place.get();
      return (await change) && place.get().chosen === chosen ? chosen : undefined;
    },
    /** Reports the errors of a field of the chosen file, or of all that is being written. */
    leave(pointer?: string) {
      if (pointer === undefined) untouched.clear();
      else untouched.leave({ file: place.file(), pointer });
    },
    /** Sends what waits, from a page that closes. */
    sendLast: queue.sendLast,
    /** Reads the site for the first time. */
    start() {
      void refresher.refresh();
      site.askProposals();
      site.askSectionTypes();
    },
    /** Notes that the site has changed on the server. */
    changed() {
      site.changed();
      refresher.changed();
    },
  };
}
