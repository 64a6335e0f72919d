import type { CompileContext } from '../compile/context.ts';
import { checksumsFor } from '../model/schema/checksums.ts';
import type { TextTask } from './build-tasks.ts';

/** Creates the `SHA256SUMS` of each folder with downloads, for `files` under `assets/` that are `isWanted`. */
export function checksumTasks(
  files: string[],
  asset: CompileContext['asset'],
  isWanted: (path: string) => boolean = () => true,
): TextTask[] {
  const lists = new Map<string, string>();
  for (const file of files) {
    const path = checksumsFor(file);
    const { sha256 } = (path !== undefined && isWanted(path) && asset(file)) || {};
    if (path && sha256)
      lists.set(path, `${lists.get(path) ?? ''}${line(sha256, file.slice(file.lastIndexOf('/') + 1))}\n`);
  }
  return [...lists].map(([path, text]) => ({ path, text }));
}

/** Formats a line as `sha256sum` does: a leading backslash says that the name has escapes. */
function line(sha256: string, name: string): string {
  const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
  const escaped = name.replace(/[\\\n\r]/g, (character) => escapes[character] as string);
  return `${escaped === name ? '' : '\\'}${sha256}  ${escaped}`;
}
