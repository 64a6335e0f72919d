import { writeEditorFiles } from '../../generate/schemas/editor-files.ts';

/** What an editor proposes is made of this. */
type EditorFilesInput = Parameters<typeof writeEditorFiles>[1];

/** For so long nothing was saved before an editor's proposals are made, in milliseconds: the browser has the last save by then. */
const restMs = 500;

/**
 * Keeps what an editor proposes in a site's folder as the site is, until the signal aborts: of the states that it is told of, the last.
 * No look at the site waits for it, nor for a slow disk that it is written to.
 */
export function createEditorFilesWriter(folder: string, signal?: AbortSignal): (named: EditorFilesInput) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const write = (named: EditorFilesInput) => {
    last = last.then(async () => {
      if (signal?.aborted) return;
      await writeEditorFiles(folder, named).catch((error: Error) => console.error(error.message));
    });
  };
  signal?.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (named) => {
    clearTimeout(timer);
    if (!signal?.aborted) timer = setTimeout(write, restMs, named);
  };
}
