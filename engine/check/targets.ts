import { linkTargets } from '../schema/markup.ts';
import type { Path } from '../schema/walk.ts';
import { metOf, type SiteFile, textsOf } from './site-files.ts';

const known = new WeakMap<SiteFile, { path: Path; target: string }[]>();

/** Every address in a file as it is written: in fields of that kind, and in the markup of texts. */
export function targetsOf(file: SiteFile): { path: Path; target: string }[] {
  const before = known.get(file);
  if (before) return before;
  const fields = metOf(file, 'Address').map(({ value, path }) => ({ path, target: value as string }));
  // What records say is HTML or plain.
  const texts = file.kind === 'record' ? [] : textsOf(file);
  const links = texts.flatMap(({ text, path }) => linkTargets(text).map((target) => ({ path, target })));
  const targets = [...fields, ...links];
  known.set(file, targets);
  return targets;
}
