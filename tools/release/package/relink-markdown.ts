import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { compiledFolder } from './pack-manifest.ts';

/**
 * A text of the repository's folder `from` with its links as they are in the package, where it is in `to`. Default: the
 * same folder of the compiled engine.
 */
export function relinkMarkdown(text: string, from: string, to = posix.join(compiledFolder, from)): string {
  return mapLinks(text, (label, link) => {
    const path = posix.join(from, link);
    const packed = /^(engine|schemas)\//.test(path) ? posix.join(compiledFolder, path) : path;
    return `[${label}](${posix.relative(to, packed)})`;
  });
}

/** The text of a packed file, with links to the compiled scripts, and without links to what the package lacks. */
export function dropDeadLinks(text: string, file: string): string {
  return mapLinks(text, (label, link) => {
    const [path = '', anchor] = link.split('#');
    const found = [path, path.replace(/\.tsx?$/, '.js')].find((one) => existsSync(join(dirname(file), one)));
    if (found === undefined) return label;
    return `[${label}](${found}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Code, or a link of a label and a relative address. */
const codeOrLink = /```[\s\S]*?```|`[^`\n]+`|\[((?:`[^`]*`|[^\][`])*)\]\((?![a-z]+:|#|\/)([^)\s]+)\)/g;

function mapLinks(text: string, map: (label: string, link: string) => string): string {
  return text.replace(codeOrLink, (whole, label = '', link?: string) =>
    link === undefined ? whole : map(label, link),
  );
}
