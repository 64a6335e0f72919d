import { readMarkdown } from '../model/markdown/read-markdown.ts';
import { linkTargets } from '../model/schema/markup.ts';
import { factsIn } from '../model/schema/parse-code.ts';
import type { Path, SchemaNode } from '../model/schema/walk.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { decodePercent } from '../model/text/decode-percent.ts';
import { rewriteAddress } from './data-addresses.ts';
import { isPictureName, markdownOf, memoizeOnNodes, nodesOf, textsOf } from './site-files.ts';

interface FileTarget {
  target: string;
  /** Whether it must be a file of this site. */
  isFile: boolean;
  isMarkdown: boolean;
  /** Where a problem with it is reported. Computed on demand: few are needed. */
  readonly place: { path: Path; offset?: number };
}

/** All addresses of a file: in address fields, in markup, and in code. `isFile` if it must be a file of this site. */
export const targetsOf = memoizeOnNodes((file) => {
  const written = (target: string, at: { readonly path: Path }, isFile: boolean): FileTarget => ({
    target,
    isFile,
    isMarkdown: false,
    get place() {
      return { path: at.path };
    },
  });
  const inMarkdown = markdownOf(file).flatMap((one) => {
    const { addresses, headings } = readMarkdown(one.text);
    const own = new Set(headings.map(({ id }) => `#${id}`));
    return addresses.flatMap(({ target, at, picture }): FileTarget[] => {
      if ((picture && isPictureName(target)) || own.has(decodePercent(target))) return [];
      return [
        {
          target,
          isFile: picture,
          isMarkdown: true,
          get place() {
            return { path: one.path, offset: one.offsetOf(at) };
          },
        },
      ];
    });
  });
  const isFile = (node: SchemaNode) => node.is('FileTarget') || node.outer?.is('FileTarget') === true;
  return [
    ...inMarkdown,
    ...nodesOf(file, 'Address').map((node) => written(node.value as string, node, isFile(node))),
    ...textsOf(file).flatMap((one) => linkTargets(one.text).map((target) => written(target, one, false))),
    ...nodesOf(file, 'CodeText').flatMap((node) =>
      factsIn(node.value as string).map(({ fact, target }) => written(target, node, fact !== 'address')),
    ),
  ];
});

/** The address that visitors get: `rewrites` of the site also hold for the HTML of Markdown. */
export function rewrittenTarget({ target, isMarkdown }: FileTarget, site: SiteDescriptor | undefined): string {
  return isMarkdown && site ? rewriteAddress(target, site) : target;
}
