import { readAddress } from '../../model/schema/address.ts';
import { asciiOrigin } from '../../model/schema/ascii-origin.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { dataLinksOf } from '../data-addresses.ts';
import { factsIn } from '../facts.ts';
import { linkMessages } from '../messages/link-messages.ts';
import type { MissingDefinition, Rule, RuleFinding } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { foldersIn } from '../site-model.ts';
import { suggest, wholeAddress } from '../suggest.ts';
import { isLocalAddress } from '../suggest-address.ts';
import { targetsOf } from '../targets.ts';

const knownBases: Rule = {
  code: 'unknown-base',
  title: { en: 'Unknown link prefix', zh: '未知的链接前缀' },
  description: {
    en: 'Bases in site.json start with / or https://. Rewrites, mirrors and sections use existing bases, and a mirror is another site.',
    zh: 'site.json 的 bases 以 / 或 https:// 开头；rewrites、mirrors 和区块所用的 base 都存在；镜像是其他网站。',
  },
  severity: 'error',
  *inFile(file, { site, assets }) {
    if (!site) return;
    const known = Object.keys(site.bases ?? {});
    if (file.kind === 'site') yield* definitions(site, known, assets);
    for (const { value, path } of nodesOf(file, 'BaseName')) {
      const name = value as string;
      if (known.includes(name)) continue;
      const [bare = ''] = /^[^:/]*/.exec(name) ?? [];
      const better = known.includes(bare) ? { suggestion: bare, sure: true } : suggest(name, known);
      yield { path, message: linkMessages.noBase(name, known), ...better, missing: { kind: 'bases', name } };
    }
  },
};

function* definitions(site: SiteDescriptor, known: string[], assets: Set<string>): Generator<RuleFinding> {
  const folders = foldersIn(assets);
  for (const [name, base] of Object.entries(site.bases ?? {})) {
    for (const [language, text] of Object.entries(typeof base === 'string' ? { '': base } : base)) {
      const path = ['bases', name, ...(language ? [language] : [])];
      const isBroken = readAddress(`${name}:x`, site, language).kind === 'broken-base';
      const isOpen = /^(\/|https?:\/\/).*[\p{L}\p{N}}]$/u.test(text);
      if (isOpen) yield { path, message: linkMessages.openBase(text), suggestion: `${text}/`, sure: true };
      else if (isBroken)
        yield { path, message: linkMessages.brokenBase(text), ...suggest(`/${text}`, folders), ...wholeAddress(text) };
    }
  }
  for (const [index, { copyOf, base }] of (site.mirrors ?? []).entries()) {
    const kindOf = (name: string) => readAddress(`${name}:x`, site).kind;
    if (kindOf(copyOf) === 'external')
      yield { path: ['mirrors', index, 'copyOf'], message: linkMessages.mirrorOfOther(copyOf) };
    if (kindOf(base) === 'file') yield { path: ['mirrors', index, 'base'], message: linkMessages.mirrorHere(base) };
  }
  for (const [index, { to }] of (site.rewrites ?? []).entries()) {
    const { kind } = readAddress(to, site);
    if (kind === 'file' || kind === 'external' || kind === 'route' || kind === 'broken-base') continue;
    const [name = '', rest = ''] = to.split(/:(.*)/s);
    const meant = wholeAddress(to);
    const better = meant.suggestion === undefined ? suggest(name, known, (near) => `${near}:${rest}`) : meant;
    const missing: MissingDefinition = { kind: 'bases', name };
    yield { path: ['rewrites', index, 'to'], message: linkMessages.noRewrite(to, known), ...better, missing };
  }
}

const publicOrigin: Rule = {
  code: 'bad-origin',
  title: { en: 'Wrong address of the site', zh: '网站网址有误' },
  description: {
    en: 'The `origin` of site.json is `https://` and a possible host, without user, path, query or anchor.',
    zh: 'site.json 的 `origin` 是 `https://` 加一个可能存在的主机名，不带用户名、路径、查询和锚点。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { site }) {
    if (file.kind !== 'site' || !site) return;
    const { origin } = file.value as SiteDescriptor;
    if (origin !== undefined && asciiOrigin(origin) === undefined)
      yield { path: ['origin'], message: linkMessages.badOrigin(origin) };
  },
};

/**
 * A command that downloads a file needs the whole address. Without an origin only scripts or the site's server
 * can add it.
 */
const knownOrigin: Rule = {
  code: 'no-origin',
  title: { en: 'No address of the site', zh: '缺少网站网址' },
  description: {
    en: 'A site whose pages show commands that fetch its files has an `origin` in site.json.',
    zh: '页面上有下载本站文件的命令时，site.json 写有 `origin`。',
  },
  severity: 'warning',
  *whenSound({ site, siteFile, files }) {
    if (!site || !siteFile || site.origin !== undefined) return;
    const shown = files.find((file) =>
      factsIn(file).fetchedTargets.some((target) => readAddress(target, site).kind === 'file'),
    );
    if (shown) yield { file: siteFile, path: [], message: linkMessages.noOrigin(shown.file) };
  },
};

/** Other allowed placeholders: the key, one of several hosts, high resolution, rows counted from the south. */
const further = ['key', 's', 'r', '-y'];

/** Query parameters in which services take a key. */
const keyed = /[?&]((?:api|app|access)?[_-]?(?:key|token)|ak|tk)=(?!\{)([^&#]+)/i;

/** A map whose tiles cannot be loaded shows only its background, and only visitors would see it. */
const tileTemplate: Rule = {
  code: 'wrong-tiles',
  title: { en: 'Wrong address of map tiles', zh: '地图瓦片网址有误' },
  description: {
    en: 'The address of map tiles uses https: and contains `{z}`, `{x}` and `{y}`. A key is in `key`, and in the address as `{key}`.',
    zh: '地图瓦片的地址用 https:，含有 `{z}`、`{x}` 和 `{y}`；密钥写在 `key` 中，在地址里以 `{key}` 代入。',
  },
  severity: 'error',
  *inFile({ kind }, { site }) {
    if (kind !== 'site' || typeof site?.map?.tiles !== 'string') return;
    const { tiles, key } = site.map;
    const path = ['map', 'tiles'];
    const names = [...tiles.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    if (/^http:/i.test(tiles) && !isLocalAddress(tiles))
      yield { path, message: linkMessages.openTiles(), suggestion: tiles.replace(/^http:/i, 'https:') };
    else if (!/^https?:\/\/[^/]/i.test(tiles)) yield { path, message: linkMessages.tilesNowhere(tiles) };
    const missing = ['z', 'x', 'y'].filter((name) => !names.includes(name) && !names.includes(`-${name}`));
    if (missing.length > 0)
      yield { path, message: linkMessages.tilesAlike(missing.map((name) => `{${name}}`).join(' ')) };
    const unknown = names.find((name) => !['z', 'x', 'y', ...further].includes(name));
    if (unknown !== undefined) yield { path, message: linkMessages.unknownInTiles(`{${unknown}}`) };
    const [, parameter, written] = keyed.exec(tiles) ?? [];
    if (parameter !== undefined && written !== undefined)
      yield { path, message: linkMessages.keyInTiles(parameter), wrong: written, suggestion: '{key}' };
    // The key is inserted unescaped.
    if (typeof key === 'string' && /[\s&#?{}]/.test(key))
      yield { path: ['map', 'key'], message: linkMessages.noTileKey(key) };
  },
};

const secureLinks: Rule = {
  code: 'insecure-link',
  title: { en: 'Insecure link', zh: '不安全的链接' },
  description: {
    en: 'Links to other sites use https:. The address of a site that only supports http: is a base in site.json.',
    zh: '指向其他网站的链接用 https:；只支持 http: 的网站，其地址登记为 site.json 的 base。',
  },
  severity: 'warning',
  *inFile(file, { site }) {
    for (const one of targetsOf(file)) {
      const { target } = one;
      // Another rule reports local addresses.
      if (!/^http:/i.test(target) || isLocalAddress(target)) continue;
      const suggestion = target.replace(/^http:/i, 'https:');
      yield { path: one.path, message: linkMessages.insecure(target), suggestion };
    }
    for (const { path, text, target, picture } of site ? dataLinksOf(file, site) : []) {
      // Another rule reports external pictures.
      if (picture || !/^http:/i.test(target) || isLocalAddress(target)) continue;
      yield {
        path,
        message: linkMessages.insecureData(text),
        wrong: text,
        suggestion: text.replace(/^http:/i, 'https:'),
      };
    }
  },
};

export const addressRules: Rule[] = [knownBases, tileTemplate, publicOrigin, knownOrigin, secureLinks];
