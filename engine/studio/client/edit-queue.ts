import type { Edit, EditResult, LastEdit } from '../protocol/edit-protocol.ts';
import type { Server } from './server.ts';

type QueuedEdit = Omit<Edit, 'revision'>;

export type EditQueue = ReturnType<typeof createEditQueue>;

/** Calls `onResult` after each edit. */
export function createEditQueue(
  server: Pick<Server, 'edit' | 'lastEdits'>,
  onResult: (file: string, edited: EditResult) => void,
) {
  const revisions = new Map<string, string>();
  let waiting: QueuedEdit[] = [];
  let running: Promise<void> | undefined;
  let underWay: QueuedEdit | undefined;
  let sent = 0;
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      underWay = next;
      const file = fileOf(next);
      const edited = await server.edit({ ...next, revision: revisions.get(file) ?? '' });
      underWay = undefined;
      revisions.set(file, edited.revision);
      onResult(file, edited);
    }
  };
  return {
    /** Queues an edit. While another edit runs, only the newest typing in a field is kept. */
    send(edit: QueuedEdit): Promise<void> {
      const last = waiting.at(-1);
      const replaces = edit.typed && last?.typed && fileOf(last) === fileOf(edit) && last.pointer === edit.pointer;
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
      const all = [...(underWay ? [underWay] : []), ...left];
      for (const changed of new Set(all.map(fileOf))) {
        const before = underWay && fileOf(underWay) === changed ? withoutAnswer(underWay) : undefined;
        const own = left.filter((one) => fileOf(one) === changed);
        const { file, markdown } = all.find((one) => fileOf(one) === changed) as QueuedEdit;
        const revision = revisions.get(changed) ?? '';
        const rest = { ...(markdown && { markdown: changed }), ...(before && { underWay: before }) };
        server.lastEdits({ file, revision, ...rest, edits: own.map(withoutAnswer) }).catch(() => {});
      }
    },
  };
}

/** The file that an edit changes. */
function fileOf({ file, markdown }: QueuedEdit): string {
  return markdown?.file ?? file;
}

function withoutAnswer({ pointer, operations, markdown, typed }: QueuedEdit): LastEdit {
  return { pointer, operations, ...(markdown && { markdown }), ...(typed && { typed }) };
}
