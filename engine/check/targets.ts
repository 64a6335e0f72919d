import { factsIn } from '../schema/code.ts';
import { lruMemo } from '../schema/lru-memo.ts';
import { linkTargets } from '../schema/markup.ts';
import type { Path, SchemaNode } from '../schema/walk.ts';
import { nodesOf, type SiteFile, textsOf } from './site-files.ts';

/** An address as it is written. */
export interface WrittenTarget {
  path: Path;
  target: string;
  /** Whether it must be a file of this site. */
  isFile: boolean;
}

/** Every address in a file: in fields of that kind, in the markup of texts, and in code. */
export const targetsOf = lruMemo(256, (file: SiteFile): WrittenTarget[] => {
  const isFile = (node: SchemaNode) => node.is('FileTarget') || node.outer?.is('FileTarget') === true;
  const fields = nodesOf(file, 'Address').map((node) => ({
    path: node.path,
    target: node.value as string,
    isFile: isFile(node),
  }));
  const links = textsOf(file).flatMap(({ text, path }) =>
    linkTargets(text).map((target) => ({ path, target, isFile: false })),
  );
  const inCode = nodesOf(file, 'CodeText').flatMap(({ value, path }) =>
    factsIn(value as string).map(({ fact, target }) => ({ path, target, isFile: fact !== 'address' })),
  );
  return [...fields, ...links, ...inCode];
});
