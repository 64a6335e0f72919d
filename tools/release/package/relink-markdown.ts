import { posix } from 'node:path';
import { packageFolder } from './pack-manifest.ts';

/**
 * A text of the repository's folder `from` with its links as they are in the package, where it is in `to`. Default: the
 * same folder of the compiled engine.
 */
export function relinkMarkdown(text: string, from: string, to = posix.join(packageFolder, from)): string {
  return text.replace(/\]\((?![a-z]+:|#)([^)]+)\)/g, (_, link: string) => {
    const path = posix.join(from, link);
    const packed = /^(engine|schemas)\//.test(path) ? posix.join(packageFolder, path) : path;
    return `](${posix.relative(to, packed)})`;
  });
}
