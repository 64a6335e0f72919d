import type { SiteDescriptor } from '../../descriptor/site.ts';
import { readAddress } from '../../schema/address.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { metOf, type SiteFile } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { linkWords } from '../words/link-words.ts';

/** Bases are folders or other sites, and what names a base names one of them. */
export const knownBases: Rule = {
  code: 'unknown-base',
  says: 'Bases of site.json start with / or https://; rewrites and sections name bases that exist.',
  severity: 'error',
  *inFile(file, { site, schemas }) {
    if (!site) return;
    const known = Object.keys(site.bases);
    if (file.kind === 'site') yield* definitions(site, known);
    for (const { value, path } of metOf(file, 'BaseName')) {
      const name = value as string;
      if (!known.includes(name)) yield { path, message: linkWords.noBase(name, known), ...suggest(name, known) };
    }
    yield* defaults(file, schemas[file.schemaPath], known);
  },
};

/** The bases and rewrites of site.json itself. */
function* definitions(site: SiteDescriptor, known: string[]): Generator<RuleFinding> {
  for (const [name, base] of Object.entries(site.bases)) {
    for (const [language, text] of Object.entries(typeof base === 'string' ? { '': base } : base)) {
      if (readAddress(`${name}:x`, site, language).kind !== 'broken-base') continue;
      yield { path: ['bases', name, ...(language ? [language] : [])], message: linkWords.brokenBase(text) };
    }
  }
  for (const [index, { to }] of (site.rewrites ?? []).entries()) {
    const { kind } = readAddress(to, site);
    if (kind === 'file' || kind === 'external' || kind === 'route' || kind === 'broken-base') continue;
    const [name = '', rest = ''] = to.split(/:(.*)/s);
    const better = suggest(name, known, (near) => `${near}:${rest}`);
    yield { path: ['rewrites', index, 'to'], message: linkWords.noRewrite(to, known), ...better };
  }
}

/** Sections that leave out a base whose default the site has not. */
function* defaults(file: SiteFile, schema: Schema | undefined, known: string[]): Generator<RuleFinding> {
  for (const { value, path, names } of metOf(file, 'Section')) {
    const fields = names.flatMap((name) => Object.entries(schema?.definitions?.[name]?.properties ?? {}));
    for (const [key, { $ref, default: standard }] of fields) {
      if ($ref !== '#/definitions/BaseName' || typeof standard !== 'string' || known.includes(standard)) continue;
      if (!Object.hasOwn(value as object, key)) yield { path, message: linkWords.noDefaultBase(key, standard, known) };
    }
  }
}
