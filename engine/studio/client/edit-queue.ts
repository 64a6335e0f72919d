import type { Edit, EditResult, LastEdit } from '../protocol/edit-protocol.ts';
import type { Server } from './server.ts';

export type EditQueue = ReturnType<typeof createEditQueue>;

/** Calls `onResult` after each edit. */
export function createEditQueue(
  server: Pick<Server, 'edit' | 'lastEdits'>,
  onResult: (file: string, edited: EditResult) => void,
) {
  const revisions = new Map<string, string>();
  let waiting: Omit<Edit, 'revision'>[] = [];
  let running: Promise<void> | undefined;
  let underWay: Omit<Edit, 'revision'> | undefined;
  let sent = 0;
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      underWay = next;
      const edited = await server.edit({ ...next, revision: revisions.get(next.file) ?? '' });
      underWay = undefined;
      revisions.set(next.file, edited.revision);
      onResult(next.file, edited);
    }
  };
  return {
    /** Queues an edit. While another edit runs, only the newest typing in a field is kept. */
    send(edit: Omit<Edit, 'revision'>): Promise<void> {
      const last = waiting.at(-1);
      const replaces = edit.typed && last?.typed && last.file === edit.file && last.pointer === edit.pointer;
      waiting = [...(replaces ? waiting.slice(0, -1) : waiting), edit];
      sent++;
      running ??= run()
        .catch((error) => {
          // Later edits are based on the result of this one.
          waiting = [];
          underWay = undefined;
          throw error;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    /** Sets the revision that the next edit of a file is based on. */
    begin: (file: string, revision: string) => void revisions.set(file, revision),
    isBusy: () => running !== undefined,
    /** Counts the edits, to detect that one was sent between two calls. `undefined` while an edit is running. */
    count: () => (running === undefined ? sent : undefined),
    /** Resolves when the queue is empty. */
    settled: () => (running ?? Promise.resolve()).catch(() => {}),
    /** Sends the running and queued edits of a closing page, without waiting for an answer. */
    sendLast() {
      const left = waiting;
      waiting = [];
      for (const file of new Set([...(underWay ? [underWay] : []), ...left].map((one) => one.file))) {
        const before = underWay?.file === file ? withoutAnswer(underWay) : undefined;
        const own = left.filter((one) => one.file === file).map(withoutAnswer);
        const revision = revisions.get(file) ?? '';
        server.lastEdits({ file, revision, ...(before && { underWay: before }), edits: own }).catch(() => {});
      }
    },
  };
}

function withoutAnswer({ pointer, operations, typed }: Omit<Edit, 'revision'>): LastEdit {
  return { pointer, operations, ...(typed && { typed }) };
}
