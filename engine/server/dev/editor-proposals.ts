import { writeEditorFiles } from '../../generate/schemas/editor-files.ts';

/** What an editor proposes is made of this. */
type EditorFilesInput = Parameters<typeof writeEditorFiles>[1];

/** How long nothing must be saved before the files are written, in milliseconds. The browser comes first. */
const restMs = 500;

/** Keeps the editor's files in a site's folder up to date, until the signal aborts. Nothing waits for the disk. */
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
