import { linkTargets } from '../schema/markup.ts';
import type { Path, SchemaNode } from '../schema/walk.ts';
import { lruMemo } from './lru-memo.ts';
import { metOf, type SiteFile, textsOf } from './site-files.ts';

/** An address as it is written. */
export interface WrittenTarget {
  path: Path;
  target: string;
  /** Whether it must be a file of this site. */
  isFile: boolean;
}

/** Every address in a file: in fields of that kind, and in the markup of texts. */
export const targetsOf = lruMemo(256, (file: SiteFile): WrittenTarget[] => {
  const isFile = (met: SchemaNode) => met.is('FileTarget') || met.outer?.is('FileTarget') === true;
  const fields = metOf(file, 'Address').map((met) => ({
    path: met.path,
    target: met.value as string,
    isFile: isFile(met),
  }));
  const links = textsOf(file).flatMap(({ text, path }) =>
    linkTargets(text).map((target) => ({ path, target, isFile: false })),
  );
  return [...fields, ...links];
});
