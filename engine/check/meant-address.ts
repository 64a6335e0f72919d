import { readPath } from '../model/page-file.ts';
import { readAddress } from '../model/schema/address.ts';
import { addressesOf } from '../model/schema/languages.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { routeFor, type SiteModel } from './site-model.ts';
import type { Suggestion } from './suggest.ts';

/** The computer of whoever follows an address. */
const ownMachine = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(?=[/?#]|$)/i;

/** How people write an address otherwise than this site does, each with what it becomes here. */
const ways: ((address: string, site: SiteModel['site']) => string)[] = [
  // Full-width letters and signs, and blanks.
  (address) => address.normalize('NFKC').replace(/\s+/g, ''),
  (address) => address.replace(/^[/\\]{2,}/, '/'),
  // Copied from the browser: the server at home, the page in another language, a file of HTML.
  (address) => address.replace(ownMachine, ''),
  withoutLanguage,
  (address) => address.replace(/(\/index)?\.html$/, ''),
  (address) => address.replace(/^\/?assets\//, '/'),
  (address) => address.replace(/^(?=[\w{])(?!\w+:)/, '/'),
  (address) => address.replace(/^(\w+):\/+/, '$1:'),
  (address) => address.replace(/^(https?):\/?(?=[^/])/i, '$1://').replace(/^(?=www\.)/i, 'https://'),
  (address) => address.replace(/^(?=[^\s:/@]+@[^\s:/@]+$|\{\w+\}$)/, 'mailto:'),
];

/**
 * What an address that leads nowhere was meant as, where it only stands in another form: that of a browser, of a folder, of a
 * page's file. With `onlyRoutes`, no file and no other site will do.
 */
export function meantAddress(target: string, model: SiteModel, onlyRoutes = false): Suggestion {
  let forms = [target];
  for (const way of ways) forms = [...new Set(forms.flatMap((form) => [form, way(form, model.site)]))];
  const found =
    forms.find((form) => form !== target && leads(form, model, onlyRoutes)) ??
    routeOfFile(target, model) ??
    (onlyRoutes ? undefined : fileOfBase(target, model));
  return found === undefined ? {} : { suggestion: found, sure: true };
}

/** `/en/faq#top` as `/faq#top`: an address without what the addresses of a language begin with. */
function withoutLanguage(address: string, site: SiteModel['site']): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)?(.*)$/s.exec(address) ?? [];
  return path ? readPath(path, { languages: addressesOf(site) }).route + rest : address;
}

/** Whether an address leads to the computer of whoever follows it. */
export function isOwnMachine(address: string): boolean {
  return ownMachine.test(address);
}

/** Whether an address leads to a page or a file that is there, or clearly to another site. */
function leads(address: string, model: SiteModel, onlyRoutes: boolean): boolean {
  const { assets, site } = model;
  const read = readAddress(address, site);
  if (read.kind === 'route')
    return Boolean(routeFor(read.path, model)) || (!onlyRoutes && assets.has(read.path.slice(1)));
  if (onlyRoutes) return false;
  if (read.kind === 'file') return assets.has(read.asset);
  const isClear = /^https?:\/\/[^/]+\.|^mailto:[^@]+@/i.test(fillSlugs(address, site));
  const isOfBase = Object.hasOwn(site?.bases ?? {}, address.replace(/:.*$/s, ''));
  return read.kind === 'external' && (isClear || isOfBase) && !isOwnMachine(address);
}

/** The route of the page whose file is named in its place: `downloads/gpu.json`; `undefined` for any other text. */
function routeOfFile(text: string, { pages }: SiteModel): string | undefined {
  const name = text.replace(/^(\.{0,2}\/)*/, '').replace(/^pages\//, '');
  if (!name.endsWith('.json')) return undefined;
  const [found, ...others] = pages.filter(({ file }) => file.file.endsWith(`/${name}`));
  return others.length === 0 ? found?.page.route : undefined;
}

/** The address of a file whose name stands alone, where one base alone has it. */
function fileOfBase(name: string, { assets, site }: SiteModel): string | undefined {
  if (name.includes(':')) return undefined;
  const addresses = Object.keys(site?.bases ?? {}).map((base) => `${base}:${name}`);
  const [found, ...others] = addresses.filter((address) => {
    const read = readAddress(address, site);
    return read.kind === 'file' && assets.has(read.asset);
  });
  return others.length === 0 ? found : undefined;
}
