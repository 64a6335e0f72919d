import { collectionOfFile } from '../../../model/schema/collections.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { EditQueue } from '../edit-queue.ts';
import { RefusedRequest, type Server } from '../server.ts';
import type { createChosenPlace } from './chosen-place.ts';
import type { createConnection } from './connection.ts';
import type { createSiteState } from './site-state.ts';

interface RefreshParts {
  server: Pick<Server, 'state' | 'form'>;
  queue: Pick<EditQueue, 'begin' | 'count' | 'isBusy'>;
  site: Pick<ReturnType<typeof createSiteState>, 'read'>;
  place: ReturnType<typeof createChosenPlace>;
  connection: Pick<ReturnType<typeof createConnection>, 'track'>;
}

/** The pause after a request without an answer, in milliseconds. */
const pauseMs = 1000;

/** Reads the site and the form of the chosen value. Answers may arrive late and in any order. */
export function createRefresh({ server, queue, site, place, connection }: RefreshParts) {
  let requested = 0;
  let shown = 0;
  let isBehind = false;
  const buildForm = (at: FilePointer) =>
    server.form(at).catch((error) => {
      if (error instanceof RefusedRequest) return undefined;
      throw error;
    });
  const load = async (): Promise<void> => {
    const number = ++requested;
    isBehind = false;
    const { chosen } = place.get();
    const edited = queue.count();
    const own = chosen && buildForm(chosen);
    // A file may hold thousands of records: only the form of the chosen record is loaded.
    const isPart = chosen && chosen.pointer !== '';
    const isRecord = isPart && collectionOfFile(chosen.file) !== undefined;
    const all = isPart ? (isRecord ? undefined : buildForm({ file: chosen.file, pointer: '' })) : own;
    const [state, form, whole] = await Promise.all([server.state(), own, all]);
    // A later answer already shows.
    if (number < shown) return;
    shown = number;
    site.read(state);
    // A form from before an edit would undo typing, and the next edit would use its revision.
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
  const refresh = (): Promise<void> => connection.track(load().catch(retry));
  /** Called after a change of the site. During an edit the site is read after the edit. */
  const changed = () => {
    isBehind = true;
    if (!queue.isBusy()) void refresh();
  };
  /** Reads the site again after a request without an answer: no other change may follow. */
  const retry = (error: unknown): never => {
    if (!(error instanceof RefusedRequest)) setTimeout(changed, pauseMs);
    throw error;
  };
  return {
    refresh,
    changed,
    /** Reads the site if it has changed since the last request. */
    catchUp() {
      if (isBehind) void refresh();
    },
  };
}
