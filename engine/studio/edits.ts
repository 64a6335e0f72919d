import type { Edit, Edited } from './edit-protocol.ts';
import { server } from './server.ts';

/** Edits on their way to the server. */
export interface Edits {
  /** Sends an edit after those before it. Of what is typed at one place while another is under way, only the newest is sent. */
  send(edit: Omit<Edit, 'revision'>): Promise<void>;
  /** Notes the revision of a file that the next edit counts from. */
  begin(file: string, revision: string): void;
  isBusy(): boolean;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** Begins with none under way. What came of each is handed to `came`, with the file. */
export function edits(came: (file: string, edited: Edited) => void): Edits {
  const revisions = new Map<string, string>();
  let waiting: Omit<Edit, 'revision'>[] = [];
  let running: Promise<void> | undefined;
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const edited = await server.edit({ ...next, revision: revisions.get(next.file) ?? '' });
      revisions.set(next.file, edited.revision);
      came(next.file, edited);
    }
  };
  return {
    send(edit) {
      const last = waiting.at(-1);
      const replaces = edit.typed && last?.typed && last.file === edit.file && last.pointer === edit.pointer;
      waiting = [...(replaces ? waiting.slice(0, -1) : waiting), edit];
      running ??= run()
        .catch((error) => {
          // What counts from a text that is not there would do something else.
          waiting = [];
          throw error;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    begin: (file, revision) => void revisions.set(file, revision),
    isBusy: () => running !== undefined,
    settled: () => (running ?? Promise.resolve()).catch(() => {}),
  };
}
