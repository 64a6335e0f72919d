import { learnFile } from '../../check/inspect-file.ts';
import type { SiteInput } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { collectReferences } from './collect-references.ts';
import type { NameReference } from './name-reference.ts';
import type { ResolvedName } from './resolve-name.ts';

/** Finds every reference to a name, in the order of files and positions. */
export function findReferences({ kind, names }: ResolvedName, model: SiteModel): NameReference[] {
  const may = names.map((name) => mayName(name, model.site));
  // The words of a heading are not its id.
  const owner = kind === 'heading' ? names.map((name) => name.slice(0, name.indexOf('#'))) : [];
  return model.files
    .filter(({ file, text }) => owner.includes(file) || [...may, isSpelledFreely].some((test) => test(text)))
    .flatMap((file) => collectReferences(file, model).filter((one) => one.kind === kind && names.includes(one.name)));
}

/** Selects the files that may contain one of the names, and those that define what links and names mean. */
export function isConcerned(names: string[], { files, schemas }: SiteInput): (file: string, text: string) => boolean {
  const siteFile = learnFile('pages/site.json', files['pages/site.json'] ?? '', schemas);
  const site = siteFile?.valid ? (siteFile.value as SiteDescriptor) : undefined;
  const tests = [...names.map((name) => mayName(name, site)), isSpelledFreely];
  // An anchor can come to a page with an include. A name without a slash may be an anchor's.
  if (names.some((name) => name.includes('#') || !name.includes('/')))
    // Or with a text, in a file or in place.
    tests.push((text) => /"include"|\.md"|# |"data":/.test(text));
  // Which pages records have is said by routes with parameters.
  if (names.some((name) => /^[^/]+\//.test(name))) tests.push((text) => text.includes('{route.'));
  return (file, text) => /^pages\/(site\.json|shared\/|collections\/)/.test(file) || tests.some((may) => may(text));
}

/** Selects texts that may contain a name: they have the longest part that all its spellings share. */
function mayName(name: string, site: SiteDescriptor | undefined): (text: string) => boolean {
  const values = Object.keys(site?.values ?? {});
  const spellings = values.map((value) => fillSlugs(`{${value}}`, site));
  // Of a source's or a collection's field, records have the last part alone.
  const isDotted = !/[/#]/.test(name) && name.includes('.');
  const ending = isDotted
    ? name.split('.').at(-1)
    : name.includes('#')
      ? name.split('#').at(-1)
      : name.startsWith('/')
        ? name
        : name.split('/').at(-1);
  const whole = fillSlugs(ending ?? '', site);
  const parts = spellings.reduce(
    (parts, spelling) => parts.flatMap((part) => part.split(spelling)),
    whole.split(/\{\w+\}|\/|\.(?=\w+$)/),
  );
  const longest = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  // The name must end here, or it is another name. A section's id may continue as the anchor of one of its
  // rows.
  const end = name.includes('#') ? '(?!\\w)' : '(?![\\w-])';
  const found = new RegExp(longest.replace(/[^\w-]/g, '\\$&') + (whole.endsWith(longest) ? end : ''));
  return (text) => found.test(text);
}

/** Whether a text has escapes or percent-encoding, which may spell any name otherwise. */
function isSpelledFreely(text: string): boolean {
  // Of thousands of texts hardly one has either sign, and looking for a sign takes a tenth of the time.
  return text.includes('\\u') || (text.includes('%') && /%[\dA-Fa-f]{2}/.test(text));
}
