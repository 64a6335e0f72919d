import { fillSlugs, placeholdersIn, withoutLast } from '../../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { listAssetFolders } from './assets.ts';
import type { ReferencedFolder } from './name-reference.ts';

/** Spells a new route like an old one: keeps parameter values, omitted defaults and written-out site values. */
export function respellRoute(written: string, was: string, to: string, site: SiteDescriptor): string {
  const given = written.split('/');
  const short = given.length < was.split('/').length;
  const [from, next] = short ? [withoutLast(was), withoutLast(to)] : [was, to];
  const steps = from.split('/');
  const open = (step: string) => /^\{\w+\}$/.test(fillSlugs(step, site));
  const alike = steps.every((step, index) => open(step) || step === given[index]);
  const values = new Map(
    steps.flatMap((step, index) => (open(step) ? [[step, given[index] as string]] : [])) as [string, string][],
  );
  const spelled = alike ? next : inBraces(fillSlugs(next, site), written, site);
  return spelled.replace(/\{\w+\}/g, (whole) => values.get(whole) ?? whole);
}

/** How an address that names a file names another one; `undefined` where its folder has no way to. */
export function respellAsset(
  written: string,
  folder: ReferencedFolder,
  to: string,
  site: SiteDescriptor,
): string | undefined {
  const { prefix, root } = to.startsWith(folder.root) ? folder : (otherFolder(folder, to, site) ?? {});
  if (prefix === undefined || root === undefined) return undefined;
  const rest = inBraces(to.slice(root.length), written, site);
  // Only characters that would end the name are percent-encoded, unless the name was encoded before.
  const mustEncode = /%[\da-f]{2}/i.test(written) ? /[^\w.~!$&'*+,;=:@/{}-]/gu : /[\s%?#\\"<>()]/g;
  return prefix + rest.replace(mustEncode, percent);
}

/** Percent-encodes a character that addresses cannot contain. */
function percent(sign: string): string {
  return [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
    .toUpperCase();
}

/** The base with the longest folder that holds a file, or the file's whole path. */
function otherFolder({ outside }: ReferencedFolder, to: string, site: SiteDescriptor): ReferencedFolder | undefined {
  if (outside === undefined) return undefined;
  const bases = Object.keys(site.bases ?? {})
    .map((name) => ({ prefix: `${name}:`, roots: listAssetFolders(`${name}:`, site) }))
    .flatMap(({ prefix, roots }) => (roots.length === 1 ? [{ prefix, root: roots[0] as string }] : []))
    .filter(({ root }) => to.startsWith(root))
    .sort((a, b) => b.root.length - a.root.length);
  return (outside === 'base' && bases[0]) || { prefix: '/', root: '' };
}

/** A text with the site values that a model has in braces put in braces again. */
function inBraces(text: string, model: string, site: SiteDescriptor): string {
  return placeholdersIn(model).reduce((spelled, name) => {
    const value = fillSlugs(`{${name}}`, site);
    return value === `{${name}}` ? spelled : spelled.replace(value, `{${name}}`);
  }, text);
}
