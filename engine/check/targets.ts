import { linkTargets } from '../schema/markup.ts';
import type { Path } from '../schema/walk.ts';
import { lastFew } from './last-few.ts';
import { metOf, type SiteFile, textsOf } from './site-files.ts';

/** Every address in a file as it is written: in fields of that kind, and in the markup of texts. */
export const targetsOf = lastFew(256, (file: SiteFile): { path: Path; target: string }[] => {
  const fields = metOf(file, 'Address').map(({ value, path }) => ({ path, target: value as string }));
  const links = textsOf(file).flatMap(({ text, path }) => linkTargets(text).map((target) => ({ path, target })));
  return [...fields, ...links];
});
