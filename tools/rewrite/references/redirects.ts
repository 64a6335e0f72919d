import { rangeOf } from '../../../engine/check/located-json.ts';
import type { SiteFile } from '../../../engine/check/site-files.ts';
import type { Redirect, SiteDescriptor } from '../../../engine/descriptor/site.ts';
import { fillSlugs } from '../../../engine/schema/placeholders.ts';
import { splitAddress } from '../../../engine/schema/redirects.ts';
import type { Splice } from '../../../engine/splice.ts';
import { removalsOf } from './edits.ts';

/** The redirects, by position, that a rename from one route to another takes back, because the page was at the new one before. */
export function undoneBy(site: SiteDescriptor, from: string, to: string): number[] {
  const same = (one: string, other: string) => fillSlugs(one, site) === fillSlugs(other, site);
  return (site.redirects ?? []).flatMap((redirect, index) =>
    same(redirect.from, to) && same(splitAddress(redirect.to)[0], from) ? [index] : [],
  );
}

/** The edits of `site.json` that take redirects out, and the field itself when it becomes empty. */
export function withoutRedirects(file: SiteFile, gone: number[]): Splice[] {
  const site = file.value as SiteDescriptor;
  const count = site.redirects?.length ?? 0;
  if (gone.length === 0) return [];
  if (gone.length < count)
    return removalsOf(
      file,
      Array.from({ length: count }, (_, index) => ['redirects', index]),
      (index) => gone.includes(index),
    );
  const keys = Object.keys(site);
  return removalsOf(
    file,
    keys.map((key) => [key]),
    (index) => keys[index] === 'redirects',
  );
}

/** The edit of `site.json` that adds redirects after those that are there, in the way the file is written. */
export function withRedirects(file: SiteFile, added: Redirect[]): Splice {
  const { text } = file;
  const site = file.value as SiteDescriptor;
  const close = /"\s*:\s/.test(text) ? ' ' : '';
  const entries = added.map(
    ({ from, to }) =>
      `{${close}"from":${close}${JSON.stringify(from)},${close}"to":${close}${JSON.stringify(to)}${close}}`,
  );
  const list = rangeOf(file, ['redirects']);
  const last = (site.redirects?.length ?? 0) - 1;
  if (list && last >= 0) {
    const space = spaceBefore(text, rangeOf(file, ['redirects', last])?.offset ?? 0) || close;
    return {
      offset: endOf(file, ['redirects', last]),
      length: 0,
      text: entries.map((entry) => `,${space}${entry}`).join(''),
    };
  }
  const lastKey = Object.keys(site).at(-1) as string;
  const space = spaceBefore(text, rangeOf(file, [lastKey], 'key')?.offset ?? 0);
  // One step of indentation is what the fields of the file stand in by.
  const deeper = space.includes('\n') ? space + space.slice(space.lastIndexOf('\n') + 1) : '';
  const value = `[${deeper}${entries.join(`,${deeper || close}`)}${deeper && space}]`;
  if (list) return { offset: list.offset, length: list.length, text: value };
  return { offset: endOf(file, [lastKey]), length: 0, text: `,${space}"redirects":${close}${value}` };
}

function endOf(file: SiteFile, path: (string | number)[]): number {
  const { offset, length } = rangeOf(file, path) ?? { offset: 0, length: 0 };
  return offset + length;
}

/** The white space before a place. */
function spaceBefore(text: string, offset: number): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] ?? '';
}
