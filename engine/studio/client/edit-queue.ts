import type { Edit, EditResult, LastEdit } from '../protocol/edit-protocol.ts';
import type { Server } from './server.ts';

export interface EditQueue {
  /** Sends an edit after those before it. Of what is typed at one place while another is under way, only the newest is sent. */
  send(edit: Omit<Edit, 'revision'>): Promise<void>;
  /** Notes the revision of a file that the next edit counts from. */
  begin(file: string, revision: string): void;
  isBusy(): boolean;
  /** Another number after each edit: what was asked for at one counts at the same. `undefined` while an edit is under way. */
  count(): number | undefined;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Sends at once what waits, with what is under way, from a page that closes: there is no answer to wait for. */
  sendLast(): void;
}

/** Begins with none under way. What came of each is handed to `came`, with the file. */
export function createEditQueue(
  server: Pick<Server, 'edit' | 'lastEdits'>,
  came: (file: string, edited: EditResult) => void,
): EditQueue {
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
      came(next.file, edited);
    }
  };
  return {
    send(edit) {
      const last = waiting.at(-1);
      const replaces = edit.typed && last?.typed && last.file === edit.file && last.pointer === edit.pointer;
      waiting = [...(replaces ? waiting.slice(0, -1) : waiting), edit];
      sent++;
      running ??= run()
        .catch((error) => {
          // What counts from a text that is not there would do something else.
          waiting = [];
          underWay = undefined;
          throw error;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    begin: (file, revision) => void revisions.set(file, revision),
    isBusy: () => running !== undefined,
    count: () => (running === undefined ? sent : undefined),
    settled: () => (running ?? Promise.resolve()).catch(() => {}),
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
