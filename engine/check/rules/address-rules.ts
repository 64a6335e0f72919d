import { readAddress } from '../../model/schema/address.ts';
import { asciiOrigin, folderOnHost } from '../../model/schema/web-address.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { dataLinksOf } from '../data-addresses.ts';
import { factsIn } from '../facts.ts';
import { t } from '../messages/messages.ts';
import { defineRule, type MissingDefinition, type RuleFinding } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { foldersIn } from '../site-model.ts';
import { suggest, wholeAddress } from '../suggest.ts';
import { isLocalAddress } from '../suggest-address.ts';
import { rewrittenTarget, targetsOf } from '../targets.ts';

const knownBases = defineRule('unknown-base', {
  *inFile(file, { site, assets }) {
    if (!site) return;
    const known = Object.keys(site.bases ?? {});
    if (file.kind === 'site') yield* definitions(site, known, assets);
    for (const { value, path } of nodesOf(file, 'BaseName')) {
      const name = value as string;
      if (known.includes(name)) continue;
      const [bare = ''] = /^[^:/]*/.exec(name) ?? [];
      const better = known.includes(bare) ? { suggestion: bare, sure: true } : suggest(name, known);
      yield { path, message: t('noBase', { name, bases: known }), ...better, missing: { kind: 'bases', name } };
    }
  },
});

function* definitions(site: SiteDescriptor, known: string[], assets: Set<string>): Generator<RuleFinding> {
  const folders = foldersIn(assets);
  for (const [name, base] of Object.entries(site.bases ?? {})) {
    for (const [language, text] of Object.entries(typeof base === 'string' ? { '': base } : base)) {
      const path = ['bases', name, ...(language ? [language] : [])];
      const isBroken = readAddress(`${name}:x`, site, language).kind === 'broken-base';
      const isOpen = /^(\/|https?:\/\/).*[\p{L}\p{N}}]$/u.test(text);
      if (isOpen) yield { path, message: t('openBase', { base: text }), suggestion: `${text}/`, sure: true };
      else if (isBroken)
        yield {
          path,
          message: t('brokenBase', { base: text }),
          ...suggest(`/${text}`, folders),
          ...wholeAddress(text),
        };
    }
  }
  for (const [index, { copyOf, base }] of (site.mirrors ?? []).entries()) {
    const kindOf = (name: string) => readAddress(`${name}:x`, site).kind;
    if (kindOf(copyOf) === 'external')
      yield { path: ['mirrors', index, 'copyOf'], message: t('mirrorOfOther', { base: copyOf }) };
    if (kindOf(base) === 'file') yield { path: ['mirrors', index, 'base'], message: t('mirrorHere', { base }) };
  }
  for (const [index, { to }] of (site.rewrites ?? []).entries()) {
    const { kind } = readAddress(to, site);
    if (kind === 'file' || kind === 'external' || kind === 'route' || kind === 'broken-base') continue;
    const [name = '', rest = ''] = to.split(/:(.*)/s);
    const meant = wholeAddress(to);
    const better = meant.suggestion === undefined ? suggest(name, known, (near) => `${near}:${rest}`) : meant;
    const missing: MissingDefinition = { kind: 'bases', name };
    yield { path: ['rewrites', index, 'to'], message: t('noRewrite', { to, bases: known }), ...better, missing };
  }
}

const publicOrigin = defineRule('bad-origin', {
  firm: true,
  *inFile(file, { site }) {
    if (file.kind !== 'site' || !site) return;
    const { origin, base } = file.value as SiteDescriptor;
    if (origin === undefined) return;
    if (asciiOrigin(origin) === undefined) yield { path: ['origin'], message: t('badOrigin', { origin }) };
    else if (
      base !== undefined &&
      folderOnHost({ origin }) !== folderOnHost({ base }) &&
      folderOnHost({ origin }) !== ''
    )
      yield { path: ['base'], message: t('twoFolders', { origin, base }) };
  },
});

/** Commands that download a file need the whole address. Without an origin, only scripts or the server know it. */
const knownOrigin = defineRule('no-origin', {
  severity: 'warning',
  *whenSound({ site, siteFile, files }) {
    if (!site || !siteFile || site.origin !== undefined) return;
    const shown = files.find((file) =>
      factsIn(file).fetchedTargets.some((target) => readAddress(target, site).kind === 'file'),
    );
    if (shown) yield { file: siteFile, path: [], message: t('noOrigin', { file: shown.file }) };
  },
});

/** Other allowed placeholders: the key, one of several hosts, high resolution, rows counted from the south. */
const further = ['key', 's', 'r', '-y'];

/** Query parameters in which services take a key. */
const keyed = /[?&]((?:api|app|access)?[_-]?(?:key|token)|ak|tk)=(?!\{)([^&#]+)/i;

/** A map whose tiles cannot be loaded shows only its background, and only visitors would see it. */
const tileTemplate = defineRule('wrong-tiles', {
  *inFile({ kind }, { site }) {
    if (kind !== 'site' || typeof site?.map?.tiles !== 'string') return;
    const { tiles, key } = site.map;
    const path = ['map', 'tiles'];
    const names = [...tiles.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    if (/^http:/i.test(tiles) && !isLocalAddress(tiles))
      yield { path, message: t('openTiles'), suggestion: tiles.replace(/^http:/i, 'https:') };
    else if (!/^https?:\/\/[^/]/i.test(tiles)) yield { path, message: t('tilesNowhere', { tiles }) };
    const missing = ['z', 'x', 'y'].filter((name) => !names.includes(name) && !names.includes(`-${name}`));
    if (missing.length > 0)
      yield { path, message: t('tilesAlike', { missing: missing.map((name) => `{${name}}`).join(' ') }) };
    const unknown = names.find((name) => !['z', 'x', 'y', ...further].includes(name));
    if (unknown !== undefined) yield { path, message: t('unknownInTiles', { name: `{${unknown}}` }) };
    const [, parameter, written] = keyed.exec(tiles) ?? [];
    if (parameter !== undefined && written !== undefined)
      yield { path, message: t('keyInTiles', { parameter }), wrong: written, suggestion: '{key}' };
    // The key is inserted unescaped.
    if (typeof key === 'string' && /[\s&#?{}]/.test(key))
      yield { path: ['map', 'key'], message: t('noTileKey', { key }) };
  },
});

const secureLinks = defineRule('insecure-link', {
  severity: 'warning',
  *inFile(file, { site }) {
    for (const one of targetsOf(file)) {
      const { target } = one;
      // Without site.json, its rewrites are unknown.
      if (one.isMarkdown && !site) continue;
      // Another rule reports local addresses.
      if (!/^http:/i.test(rewrittenTarget(one, site)) || isLocalAddress(target)) continue;
      const suggestion = target.replace(/^http:/i, 'https:');
      yield { ...one.place, message: t('insecureLink', { address: target }), wrong: target, suggestion };
    }
    for (const { path, text, target, picture } of site ? dataLinksOf(file, site) : []) {
      // Another rule reports external pictures.
      if (picture || !/^http:/i.test(target) || isLocalAddress(target)) continue;
      yield {
        path,
        message: t('insecureDataLink', { address: text }),
        wrong: text,
        suggestion: text.replace(/^http:/i, 'https:'),
      };
    }
  },
});

export const addressRules = [knownBases, tileTemplate, publicOrigin, knownOrigin, secureLinks];
