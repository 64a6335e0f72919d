import { type Address, readAddress } from '../../schema/address.ts';
import { anchorsOf, tabsOf } from '../anchors.ts';
import { meantAddress } from '../meant-address.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { metOf, type SiteFile } from '../site-files.ts';
import { routeFor, type SiteModel } from '../site-model.ts';
import { type Suggestion, suggest } from '../suggest.ts';
import { targetsOf } from '../targets.ts';
import { linkWords } from '../words/link-words.ts';
import { schemaWords } from '../words/schema-words.ts';

/** What is wrong with an address, and what to write instead. */
export type Fault = Omit<RuleFinding, 'path'>;

/** A link inside the site leads to a page, a section, a tab or a file that is there. */
export const deadLinks: Rule = {
  code: 'dead-link',
  says: {
    en: 'Internal links lead to a route, an anchor or tab that exists, or a file under assets; base names are those of site.json.',
    zh: '站内链接指向存在的路由、锚点或标签页，或 assets 下的文件；base 名称出自 site.json。',
  },
  severity: 'error',
  *inFile(file, model) {
    for (const { path, target, isFile } of targetsOf(file)) {
      const address = readAddress(target, model.site);
      const wrong = linkFault(address, target, model, file) ?? (isFile && fileFault(address, model));
      if (wrong) yield { path, wrong: target, ...wrong };
    }
    for (const { value, path } of metOf(file, 'RouteName')) {
      const route = value as string;
      const wrong = routeFault(readAddress(route, model.site), route, model);
      if (wrong) yield { path, ...wrong };
    }
  },
};

/** A sound address that must be a file and is none. */
function fileFault(address: Address, { site, assets }: SiteModel): Fault | undefined {
  const isFile = address.kind === 'file' || (address.kind === 'route' && assets.has(address.path.slice(1)));
  return isFile || !site ? undefined : { message: linkWords.notAFile() };
}

/** What is wrong with an address as a descriptor writes it; `undefined` for a sound one. */
export function linkFault(address: Address, target: string, model: SiteModel, file: SiteFile): Fault | undefined {
  switch (address.kind) {
    case 'route':
      return routeFault(address, target, model);
    case 'anchor':
      return file.kind === 'page' ? anchorFault(address.id, target, file, model) : undefined;
    case 'file': {
      if (model.assets.has(address.asset)) return undefined;
      const folder = address.asset.slice(0, address.asset.lastIndexOf('/') + 1);
      const beside = [...model.assets].filter((asset) => asset.startsWith(folder));
      const rest = /[?#].*$/.exec(target)?.[0] ?? '';
      const written = (near: string) => `${address.base}:${near.slice(address.root.length)}${rest}`;
      return { message: linkWords.noFile(address.asset), ...suggest(address.asset, beside, written) };
    }
    case 'unknown-base': {
      // While site.json has mistakes, nothing is known of bases.
      if (!model.site) return undefined;
      const schemes = [...Object.keys(model.site.bases), 'https', 'http', 'mailto', 'tel'];
      const better = suggest(address.base, schemes, (near) => `${near}:${address.rest}`);
      return { message: linkWords.noScheme(address.base), ...better };
    }
    case 'unsafe': {
      const meant = meantAddress(target);
      if (meant.suggestion === undefined && /^\W|:/.test(target)) return { message: schemaWords.unsafe() };
      const better = meant.suggestion === undefined ? (routeOfFile(target, model) ?? nearRoute(target, model)) : meant;
      return { message: schemaWords.noAddress(target), ...better };
    }
    // A broken base is told once, where site.json defines it.
    case 'broken-base':
    case 'external':
      return undefined;
  }
}

/** What is wrong with an address that must lead to a route, its query and its anchor; `undefined` for a sound one. */
export function routeFault(address: Address, target: string, model: SiteModel): Fault | undefined {
  if (address.kind !== 'route') return { message: linkWords.notARoute() };
  if (model.assets.has(address.path.slice(1))) return undefined;
  const { path, rest } = address;
  const found = routeFor(path, model);
  if (found) {
    const anchor = /#(.+)$/.exec(rest)?.[1];
    return tabFault(rest, target, found.file, model) ?? anchorFault(anchor, target, found.file, model, path);
  }
  if (!model.routesKnown) return undefined;
  const moved = model.redirects.find(({ from }) => from === path)?.to;
  if (moved) {
    const suggestion = rest ? moved.replace(/[?#].*$/, '') + rest : moved;
    return { message: linkWords.movedRoute(path, moved), suggestion, sure: true };
  }
  const named = routeOfFile(path, model);
  if (named) return { message: linkWords.noRoute(path), ...named };
  const written = (near: string) => `${model.routes.get(near)?.written}${rest}`;
  const route = target.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const near = suggest(path, model.routes.keys(), written);
  return {
    message: linkWords.noRoute(path),
    route,
    ...(near.suggestion === undefined ? nearRoute(route, model, rest) : near),
  };
}

/** A query that chooses a tab chooses one that is there. */
function tabFault(rest: string, target: string, file: SiteFile, model: SiteModel): Fault | undefined {
  const query = /^\?([^#]*)/.exec(rest)?.[1] ?? '';
  for (const [name, tab] of new URLSearchParams(query)) {
    const tabs = tabsOf(file, name, model) ?? [];
    if (tabs.length === 0 || tabs.includes(tab)) continue;
    const written = (near: string) => target.replace(`${name}=${tab}`, `${name}=${near}`);
    return { message: linkWords.noTab(tab, name, tabs), ...suggest(tab, tabs, written) };
  }
  return undefined;
}

function anchorFault(
  id: string | undefined,
  target: string,
  file: SiteFile,
  model: SiteModel,
  route = '',
): Fault | undefined {
  const ids = id === undefined ? undefined : anchorsOf(file, model);
  if (id === undefined || !ids || ids.includes(id)) return undefined;
  const written = (near: string) => target.replace(/#.*$/, `#${near}`);
  return { message: linkWords.noAnchor(id, route, ids), ...suggest(id, ids, written) };
}

/** The route of the page whose file is named in its place: `downloads/gpu.json`; `undefined` for any other text. */
function routeOfFile(text: string, { pages }: SiteModel): Suggestion | undefined {
  const name = text.replace(/^(\.{0,2}\/)*/, '').replace(/^pages\//, '');
  if (!name.endsWith('.json')) return undefined;
  const [found, ...others] = pages.filter(({ file }) => file.file.endsWith(`/${name}`));
  return found && others.length === 0 ? { suggestion: found.page.route, sure: true } : undefined;
}

/** The route that a text is near to as it is written, with or without its slash; `rest` is what follows it. */
function nearRoute(text: string, { routes }: SiteModel, rest = ''): Suggestion {
  const written = [...routes.values()].map(({ written }) => written);
  return suggest(text.replace(/^\/?/, '/'), written, (near) => near + rest);
}
