import type { StudioFile } from '../state-protocol.ts';

/** The folders under `pages/` that pages stand in, `pages/` itself, as the empty name, first. */
export function foldersIn(files: StudioFile[]): string[] {
  const folders = files.flatMap(({ file, kind }) =>
    kind === 'page' ? [file.slice('pages/'.length).replace(/\/?[^/]*$/, '')] : [],
  );
  return [...new Set(['', ...folders])].sort();
}

/** The address that the first of a page's titles with Latin letters gives; empty where none has any. */
export function routeIn(titles: string[]): string {
  const slug = titles.map(slugOf).find(Boolean);
  return slug === undefined ? '' : `/${slug}`;
}

/** The name of a page's file by its address: the last step of it that is no parameter. */
export function nameIn(route: string): string {
  return (
    route
      .split('/')
      .filter((step) => slugOf(step) && !step.includes('{'))
      .map(slugOf)
      .at(-1) ?? ''
  );
}

/** A text as a part of an address: small letters, digits and hyphens. Empty where it has no Latin letter or digit. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
