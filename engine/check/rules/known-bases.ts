import { readAddress } from '../../model/schema/address.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { MissingDefinition, Rule, RuleFinding } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { foldersIn } from '../site-model.ts';
import { standardBases } from '../standard-bases.ts';
import { suggest } from '../suggest.ts';
import { wholeAddress } from '../whole-address.ts';
import { linkWords } from '../words/link-words.ts';

/** Bases are folders or other sites, and what names a base names one of them. */
export const knownBases: Rule = {
  code: 'unknown-base',
  says: {
    en: 'Bases of site.json start with / or https://; rewrites, mirrors and sections name bases that exist, and a mirror is another site.',
    zh: 'site.json 的 bases 以 / 或 https:// 开头；rewrites、mirrors 和区块所用的 base 都存在；镜像是其他网站。',
  },
  severity: 'error',
  *inFile(file, { site, schemas, assets }) {
    if (!site) return;
    const known = Object.keys(site.bases ?? {});
    if (file.kind === 'site') yield* definitions(site, known, assets);
    for (const { value, path } of nodesOf(file, 'BaseName')) {
      const name = value as string;
      if (known.includes(name)) continue;
      const [bare = ''] = /^[^:/]*/.exec(name) ?? [];
      const better = known.includes(bare) ? { suggestion: bare, sure: true } : suggest(name, known);
      yield { path, message: linkWords.noBase(name, known), ...better, missing: { kind: 'bases', name } };
    }
    yield* defaults(file, schemas[file.schemaPath], known);
  },
};

/** The bases, mirrors and rewrites of site.json itself. */
function* definitions(site: SiteDescriptor, known: string[], assets: Set<string>): Generator<RuleFinding> {
  const folders = foldersIn(assets);
  for (const [name, base] of Object.entries(site.bases ?? {})) {
    for (const [language, text] of Object.entries(typeof base === 'string' ? { '': base } : base)) {
      const path = ['bases', name, ...(language ? [language] : [])];
      const isBroken = readAddress(`${name}:x`, site, language).kind === 'broken-base';
      const isOpen = /^(\/|https?:\/\/).*[\p{L}\p{N}}]$/u.test(text);
      if (isOpen) yield { path, message: linkWords.openBase(text), suggestion: `${text}/`, sure: true };
      else if (isBroken)
        yield { path, message: linkWords.brokenBase(text), ...suggest(`/${text}`, folders), ...wholeAddress(text) };
    }
  }
  for (const [index, { of, base }] of (site.mirrors ?? []).entries()) {
    const kindOf = (name: string) => readAddress(`${name}:x`, site).kind;
    if (kindOf(of) === 'external') yield { path: ['mirrors', index, 'of'], message: linkWords.mirrorOfOther(of) };
    if (kindOf(base) === 'file') yield { path: ['mirrors', index, 'base'], message: linkWords.mirrorHere(base) };
  }
  for (const [index, { to }] of (site.rewrites ?? []).entries()) {
    const { kind } = readAddress(to, site);
    if (kind === 'file' || kind === 'external' || kind === 'route' || kind === 'broken-base') continue;
    const [name = '', rest = ''] = to.split(/:(.*)/s);
    const meant = wholeAddress(to);
    const better = meant.suggestion === undefined ? suggest(name, known, (near) => `${near}:${rest}`) : meant;
    const missing: MissingDefinition = { kind: 'bases', name };
    yield { path: ['rewrites', index, 'to'], message: linkWords.noRewrite(to, known), ...better, missing };
  }
}

/** Sections that leave out a base whose default the site has not. */
function* defaults(file: SiteFile, schema: Schema | undefined, known: string[]): Generator<RuleFinding> {
  if (!schema) return;
  const standards = standardBases(schema);
  for (const { value, path, names } of nodesOf(file, 'Section'))
    for (const name of names)
      for (const [key, standard] of standards.get(name) ?? []) {
        if (known.includes(standard) || Object.hasOwn(value as object, key)) continue;
        yield { path, message: linkWords.noDefaultBase(key, standard, known) };
      }
}
