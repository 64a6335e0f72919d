import { linkTargets } from '../model/schema/markup.ts';
import { factsIn } from '../model/schema/parse-code.ts';
import type { Path, SchemaNode } from '../model/schema/walk.ts';
import { memoizeOnNodes, nodesOf, type SiteFile, textsOf } from './site-files.ts';

class WrittenTarget {
  readonly #at: { readonly path: Path };

  constructor(
    readonly target: string,
    at: { readonly path: Path },
    /** Whether it must be a file of this site. */
    readonly isFile: boolean,
  ) {
    this.#at = at;
  }

  /** Computed on demand: few paths are needed. */
  get path(): Path {
    return this.#at.path;
  }
}

/** All addresses of a file: in address fields, in markup, and in code. */
export const targetsOf = memoizeOnNodes((file: SiteFile): WrittenTarget[] => {
  const isFile = (node: SchemaNode) => node.is('FileTarget') || node.outer?.is('FileTarget') === true;
  const targets = nodesOf(file, 'Address').map((node) => new WrittenTarget(node.value as string, node, isFile(node)));
  for (const one of textsOf(file))
    for (const target of linkTargets(one.text)) targets.push(new WrittenTarget(target, one, false));
  for (const node of nodesOf(file, 'CodeText'))
    for (const { fact, target } of factsIn(node.value as string))
      targets.push(new WrittenTarget(target, node, fact !== 'address'));
  return targets;
});
