import { readMarkdown } from '../../model/markdown/read-markdown.ts';
import { type Address, readAddress } from '../../model/schema/address.ts';
import { checksumsFor } from '../../model/schema/checksums.ts';
import { oncePer } from '../../model/schema/once.ts';
import { placeholdersIn } from '../../model/schema/placeholders.ts';
import { decodePercent } from '../../model/text/decode-percent.ts';
import { encodeAddress } from '../../model/text/percent-encode.ts';
import { isPublishable } from '../../model/text/publishable-text.ts';
import { anchorsOf, headingsOf, isRowAnchor, pagesShowing, tabsOf } from '../anchors.ts';
import { asWritten } from '../data-addresses.ts';
import { t } from '../messages/messages.ts';
import { defineRule, type MissingDefinition, type RuleFinding } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { routeFor, type SiteModel } from '../site-model.ts';
import { type Suggestion, suggest, wholeAddress } from '../suggest.ts';
import { isLocalAddress, suggestAddress } from '../suggest-address.ts';
import { rewrittenTarget, targetsOf } from '../targets.ts';

export type LinkFinding = Omit<RuleFinding, 'path'>;

export const deadLinks = defineRule('dead-link', {
  *inFile(file, model) {
    for (const one of targetsOf(file)) {
      const { target, isFile } = one;
      // Another rule reports unpublishable characters.
      if (!isPublishable(target)) continue;
      const meant = rewrittenTarget(one, model.site);
      const address = readAddress(meant, model.site);
      const wrong = checkLink(address, meant, model, file);
      // The same address in another form is better than a near one.
      if (wrong && meant === target) yield { ...one.place, wrong: target, ...wrong, ...suggestAddress(target, model) };
      else if (wrong) {
        const suggestion = asWritten(wrong.suggestion, target, model.site);
        yield { ...one.place, wrong: target, ...wrong, suggestion };
      }
      const none = !wrong && isFile && fileFault(address, model);
      if (none) yield { ...one.place, wrong: target, ...none };
    }
    for (const { value, path } of nodesOf(file, 'RouteName')) {
      const route = value as string;
      const wrong = checkRoute(readAddress(route, model.site), route, model);
      if (wrong) yield { path, ...wrong };
    }
  },
});

function fileFault(address: Address, { site, assets }: SiteModel): LinkFinding | undefined {
  const isFile = address.kind === 'file' || (address.kind === 'route' && assets.has(address.path.slice(1)));
  // A broken base is reported once, in site.json.
  return isFile || !site || address.kind === 'broken-base' ? undefined : { message: t('notAFile') };
}

/** Checks an address as a descriptor writes it. */
export function checkLink(address: Address, target: string, model: SiteModel, file: SiteFile): LinkFinding | undefined {
  switch (address.kind) {
    case 'route':
      return checkRoute(address, target, model);
    case 'anchor':
      if (file.kind === 'page') return anchorFault(address.id, target, file, model);
      return file.kind === 'markdown' ? markdownAnchorFault(address.id, target, file, model) : undefined;
    case 'file': {
      // Another rule reports unknown values.
      if (model.assets.has(address.asset) || placeholdersIn(address.asset).length > 0) return undefined;
      const beside = [...model.assets].filter((asset) => asset.startsWith(address.root));
      // The build writes it.
      if (beside.some((asset) => checksumsFor(asset) === address.asset)) return undefined;
      const rest = /[?#].*$/.exec(target)?.[0] ?? '';
      const written = (near: string) => `${address.base}:${near.slice(address.root.length)}${rest}`;
      const missing: MissingDefinition | undefined =
        beside.length === 0 ? { kind: 'folder', name: address.base } : undefined;
      return { message: t('noFile', { path: address.asset }), ...suggest(address.asset, beside, written), missing };
    }
    case 'unknown-base':
      return schemeFault(address.base, target, model);
    case 'unsafe': {
      const whole = wholeAddress(target);
      if (whole.suggestion !== undefined) return { message: t('noAddress', { target }), ...whole };
      // Placeholders may contain any character, but the scheme is certainly unknown.
      const [, scheme] = /^(?!javascript|data|vbscript)([A-Za-z][\w.+-]*):\S*$/i.exec(target) ?? [];
      const schemes = schemesOf(model);
      if (scheme && !schemes.includes(scheme.toLowerCase()) && !schemes.includes(scheme))
        return schemeFault(scheme, target, model);
      if (/^\W|:/.test(target)) return { message: t('unsafe'), ...routeMeant(target, model) };
      return { message: t('noAddress', { target }), ...suggest(`/${target}`, writtenRoutes(model)) };
    }
    case 'external':
      return isLocalAddress(address.href) ? { message: t('ownMachine', { address: address.href }) } : undefined;
    // A broken base is reported once, in site.json.
    case 'broken-base':
      return undefined;
  }
}

function routeMeant(target: string, model: SiteModel): Suggestion {
  const route = target
    .normalize('NFKC')
    .trim()
    .replace(/^[/\\]+/, '/');
  return route.startsWith('/') ? suggest(route, writtenRoutes(model)) : {};
}

function schemeFault(base: string, target: string, model: SiteModel): LinkFinding | undefined {
  // While site.json has errors, its bases are not known.
  if (!model.site) return undefined;
  const better = suggest(base, schemesOf(model), (near) => near + target.slice(base.length));
  return { message: t('noScheme', { base }), ...better, missing: { kind: 'bases', name: base } };
}

function schemesOf({ site }: SiteModel): string[] {
  return [...Object.keys(site?.bases ?? {}), 'https', 'http', 'mailto', 'tel'];
}

/** Checks an address that must be a route, with its query and anchor. */
export function checkRoute(address: Address, target: string, model: SiteModel): LinkFinding | undefined {
  if (address.kind !== 'route') {
    const better = suggest(`/${target}`, writtenRoutes(model));
    return { message: t('notARoute'), ...better, ...suggestAddress(target, model, true) };
  }
  if (model.assets.has(address.path.slice(1))) return undefined;
  const { path, rest } = address;
  const found = routeFor(path, model);
  if (found) {
    const anchor = /#(.+)$/.exec(rest)?.[1];
    return tabFault(rest, target, found.file, model) ?? anchorFault(anchor, target, found.file, model, path);
  }
  if (!model.routesKnown) return undefined;
  const moved = model.redirects.find(({ from }) => from === encodeAddress(path))?.to;
  if (moved) {
    const suggestion = rest ? moved.replace(/[?#].*$/, '') + rest : moved;
    return { message: t('movedRoute', { route: path, to: moved }), suggestion, sure: true };
  }
  const near = nearestIn(model)(path);
  const better = near.suggestion === undefined ? near : { ...near, suggestion: near.suggestion + rest };
  const missing: MissingDefinition = { kind: 'route', name: target.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '') };
  return { message: t('noRoute', { route: path }), ...better, ...suggestAddress(target, model, true), missing };
}

/** Cached by path, because thousands of links may have the same dead target. */
const nearestIn = oncePer((model: SiteModel) =>
  oncePer(
    (path: string): Suggestion =>
      suggest(path, addressesNear(path, model), (near) => model.routes.get(near)?.written ?? near),
  ),
);

/** Candidates for a dead link: routes, filled in and as written, and files. */
function* addressesNear(path: string, { routes, assets }: SiteModel): Generator<string> {
  for (const [address, { written }] of routes) {
    yield address;
    if (written !== address) yield written;
  }
  if (/\.\w+$/.test(path)) for (const asset of assets) yield `/${asset}`;
}

function tabFault(rest: string, target: string, file: SiteFile, model: SiteModel): LinkFinding | undefined {
  const query = /^\?([^#]*)/.exec(rest)?.[1] ?? '';
  for (const [name, tab] of new URLSearchParams(query)) {
    const tabs = tabsOf(file, name, model) ?? [];
    if (tabs.length === 0 || tabs.includes(tab)) continue;
    const written = (near: string) => target.replace(`${name}=${tab}`, `${name}=${near}`);
    return { message: t('noTab', { name: tab, query: name, tabs }), ...suggest(tab, tabs, written) };
  }
  return undefined;
}

function anchorFault(
  id: string | undefined,
  target: string,
  file: SiteFile,
  model: SiteModel,
  route = '',
): LinkFinding | undefined {
  const ids = id === undefined ? undefined : anchorsOf(file, model);
  if (id === undefined || !ids || ids.includes(id) || isRowAnchor(file, id, model)) return undefined;
  const headings = headingsOf(file, model, route);
  if (headings.includes(decodePercent(id))) return undefined;
  const all = [...new Set([...ids, ...headings])];
  const written = (near: string) => target.replace(/#.*$/, `#${near}`);
  return {
    message: t(route ? 'noAnchorThere' : 'noAnchorHere', { id, route, ids: all }),
    ...suggest(id, all, written),
  };
}

/** An anchor in a Markdown file names a heading of the file, or a section of the page that shows it. */
function markdownAnchorFault(id: string, target: string, file: SiteFile, model: SiteModel): LinkFinding | undefined {
  const ids = readMarkdown(file.text).headings.map((heading) => heading.id);
  if (ids.includes(decodePercent(id))) return undefined;
  const pages = pagesShowing(file, model);
  if (pages.some((page) => !anchorFault(id, target, page, model))) return undefined;
  const written = (near: string) => `#${near}`;
  return { message: t('noAnchorHere', { id, ids }), ...suggest(id, ids, written) };
}

function writtenRoutes({ routes }: SiteModel): string[] {
  return [...routes].map(([, { written }]) => written);
}
