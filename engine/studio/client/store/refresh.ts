import type { FilePointer } from '../../protocol/protocol.ts';
import type { EditQueue } from '../edit-queue.ts';
import { collectionOf } from '../records/use-records.ts';
import type { Server } from '../server.ts';
import type { createChosenPlace } from './chosen-place.ts';
import type { createConnection } from './connection.ts';
import type { createSiteState } from './site-state.ts';

/** What is read from the server, and shown. */
interface ShownPage {
  server: Pick<Server, 'state' | 'form'>;
  queue: Pick<EditQueue, 'begin' | 'count' | 'isBusy'>;
  site: Pick<ReturnType<typeof createSiteState>, 'read'>;
  place: ReturnType<typeof createChosenPlace>;
  connection: Pick<ReturnType<typeof createConnection>, 'track'>;
}

/** Reads the site and the form of the chosen place again and again. Answers may come in any order, and late. */
export function createRefresh({ server, queue, site, place, connection }: ShownPage) {
  let asked = 0;
  let shown = 0;
  let isBehind = false;
  const buildForm = (at: FilePointer) => server.form(at).catch(() => undefined);
  const load = async (): Promise<void> => {
    const number = ++asked;
    isBehind = false;
    const { chosen } = place.get();
    const edited = queue.count();
    const own = chosen && buildForm(chosen);
    // Thousands of records may be in one file: their table tells of them, and the form of one alone is shown.
    const isPart = chosen && chosen.pointer !== '';
    const isRecord = isPart && collectionOf(chosen.file) !== undefined;
    const all = isPart ? (isRecord ? undefined : buildForm({ file: chosen.file, pointer: '' })) : own;
    const [state, form, whole] = await Promise.all([server.state(), own, all]);
    // An answer that others have overtaken would take back what is shown by then. Whoever waits for this one has that.
    if (number < shown) return;
    shown = number;
    site.read(state);
    // A form from before an edit would take back what was typed, and the next edit would count from it.
    if (place.get().chosen !== chosen || edited === undefined || edited !== queue.count()) return;
    if (chosen && !state.files.some(({ file }) => file === chosen.file)) return place.close();
    if (!form && isPart) {
      place.widen();
      if (!whole) return load();
    }
    const next = form ?? whole;
    if (next) queue.begin(next.file, next.revision);
    place.show(next, whole);
  };
  const refresh = () => connection.track(load());
  return {
    refresh,
    /** Notes that the site has changed. What is asked for while an edit is under way would not be of the text that comes of it. */
    changed() {
      isBehind = true;
      if (!queue.isBusy()) void refresh();
    },
    /** Reads the site where it has changed since it was asked for last. */
    catchUp() {
      if (isBehind) void refresh();
    },
  };
}
