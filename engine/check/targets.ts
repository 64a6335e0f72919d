import { linkTargets } from '../model/schema/markup.ts';
import { factsIn } from '../model/schema/parse-code.ts';
import type { Path, SchemaNode } from '../model/schema/walk.ts';
import { memoizeOnNodes, nodesOf, textsOf } from './site-files.ts';

/** All addresses of a file: in address fields, in markup, and in code. `isFile` if it must be a file of this site. */
export const targetsOf = memoizeOnNodes((file) => {
  const written = (target: string, at: { readonly path: Path }, isFile: boolean) => ({
    target,
    isFile,
    /** Computed on demand: few paths are needed. */
    get path() {
      return at.path;
    },
  });
  const isFile = (node: SchemaNode) => node.is('FileTarget') || node.outer?.is('FileTarget') === true;
  return [
    ...nodesOf(file, 'Address').map((node) => written(node.value as string, node, isFile(node))),
    ...textsOf(file).flatMap((one) => linkTargets(one.text).map((target) => written(target, one, false))),
    ...nodesOf(file, 'CodeText').flatMap((node) =>
      factsIn(node.value as string).map(({ fact, target }) => written(target, node, fact !== 'address')),
    ),
  ];
});
