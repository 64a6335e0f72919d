import { readPath } from '../model/page-file.ts';
import { readAddress } from '../model/schema/address.ts';
import { addressesOf } from '../model/schema/languages.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { routeFor, type SiteModel } from './site-model.ts';
import type { Suggestion } from './suggest.ts';

const ownMachine = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(?=[/?#]|$)/i;

/** Other ways to write an address, and how each becomes an address of this site. */
const ways: ((address: string, site: SiteModel['site']) => string)[] = [
  // Full-width characters and spaces.
  (address) => address.normalize('NFKC').replace(/\s+/g, ''),
  (address) => address.replace(/^[/\\]{2,}/, '/'),
  // Copied from the browser: a local server, a page in another language, an HTML file.
  (address) => address.replace(ownMachine, ''),
  (address, site) => address.replace(/^\/[^?#]*/, (path) => readPath(path, { languages: addressesOf(site) }).route),
  (address) => address.replace(/(\/index)?\.html$/, ''),
  (address) => address.replace(/^\/?assets\//, '/'),
  (address) => address.replace(/^(?=[\w{])(?!\w+:)/, '/'),
  (address) => address.replace(/^(\w+):\/+/, '$1:'),
  (address) => address.replace(/^(https?):\/?(?=[^/])/i, '$1://').replace(/^(?=www\.)/i, 'https://'),
  (address) => address.replace(/^(?=[^\s:/@]+@[^\s:/@]+$|\{\w+\}$)/, 'mailto:'),
];

/** Finds the address that a dead link spells differently. `onlyRoutes` excludes files and other sites. */
export function suggestAddress(target: string, model: SiteModel, onlyRoutes = false): Suggestion {
  let forms = [target];
  for (const way of ways) forms = [...new Set(forms.flatMap((form) => [form, way(form, model.site)]))];
  const found =
    forms.find((form) => form !== target && leads(form, model, onlyRoutes)) ??
    routeOfFile(target, model) ??
    (onlyRoutes ? undefined : fileOfBase(target, model));
  return found === undefined ? {} : { suggestion: found, sure: true };
}

/** Whether an address is on the visitor's own computer. */
export function isLocalAddress(address: string): boolean {
  return ownMachine.test(address);
}

/** Whether an address has a target: a page, a file, or clearly another site. */
function leads(address: string, model: SiteModel, onlyRoutes: boolean): boolean {
  const { assets, site } = model;
  const read = readAddress(address, site);
  if (read.kind === 'route')
    return Boolean(routeFor(read.path, model)) || (!onlyRoutes && assets.has(read.path.slice(1)));
  if (onlyRoutes) return false;
  if (read.kind === 'file') return assets.has(read.asset);
  const isClear = /^https?:\/\/[^/]+\.|^mailto:[^@]+@/i.test(fillSlugs(address, site));
  const isOfBase = Object.hasOwn(site?.bases ?? {}, address.replace(/:.*$/s, ''));
  return read.kind === 'external' && (isClear || isOfBase) && !isLocalAddress(address);
}

/** The route of a page given by its file: `downloads/gpu.json`. */
function routeOfFile(text: string, { pages }: SiteModel): string | undefined {
  const name = text.replace(/^(\.{0,2}\/)*/, '').replace(/^pages\//, '');
  if (!name.endsWith('.json')) return undefined;
  const [found, ...others] = pages.filter(({ file }) => file.file.endsWith(`/${name}`));
  return others.length === 0 ? found?.page.route : undefined;
}

/** The address of a file given by its name alone, if exactly one base has it. */
function fileOfBase(name: string, { assets, site }: SiteModel): string | undefined {
  if (name.includes(':')) return undefined;
  const addresses = Object.keys(site?.bases ?? {}).map((base) => `${base}:${name}`);
  const [found, ...others] = addresses.filter((address) => {
    const read = readAddress(address, site);
    return read.kind === 'file' && assets.has(read.asset);
  });
  return others.length === 0 ? found : undefined;
}
