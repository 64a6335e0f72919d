import type { SiteDescriptor } from '../../descriptor/site.ts';
import { placeholdersIn } from '../../schema/placeholders.ts';
import type { Lack, Rule } from '../rule.ts';
import { metOf, textsOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** `{product}` in a text is a value of site.json; a misspelled one would reach visitors in its braces. */
export const unknownValues: Rule = {
  code: 'unknown-site-value',
  says: 'Names in braces in texts are values of site.json, and slugs spell such values.',
  severity: 'error',
  *inFile(file, { site }) {
    if (!site) return;
    const known = Object.keys(site.values);
    for (const name of file.kind === 'site' ? Object.keys((file.value as SiteDescriptor).slugs ?? {}) : []) {
      if (known.includes(name)) continue;
      const message = dataWords.noSlugValue(name, known);
      yield {
        path: ['slugs', name],
        at: 'key',
        message,
        ...suggest(name, known),
        lacks: { kind: 'values', name },
      };
    }
    for (const met of metOf(file, 'Address')) {
      const { path } = met;
      const target = met.value as string;
      const isOf = (kind: string) => met.is(kind) || met.outer?.is(kind);
      const filled = isOf('PagerTarget') ? [...known, 'page'] : known;
      // What rows fill in are their fields. A route's parameters are those of its page, and its other names are told as a dead link.
      if (isOf('RowTarget') || (target.startsWith('/') && filled === known)) continue;
      for (const name of placeholdersIn(target).filter((name) => !filled.includes(name))) {
        const better = suggest(name, filled, (near) => `{${near}}`);
        const lacks: Lack = { kind: 'values', name };
        yield { path, message: dataWords.noValue(name, known), wrong: `{${name}}`, ...better, lacks };
      }
    }
    for (const { text, path } of textsOf(file)) {
      if (!/[{｛]/.test(text)) continue;
      // Code in backticks is shown as it stands, and a route's other names are told as a dead link.
      const words = text.replace(/`[^`]*`/g, '').replace(/\]\(\/[^()]*\)/g, ']');
      for (const [wrong, name = ''] of words.matchAll(/(?:\{\s*|｛\s*)(\w+)(?:\s*\}|\s*｝)/gu)) {
        if (!known.includes(name) || wrong === `{${name}}`) continue;
        yield { path, message: dataWords.otherBraces(name), wrong, suggestion: `{${name}}`, sure: true };
      }
      for (const name of placeholdersIn(words)) {
        if (known.includes(name)) continue;
        const better = suggest(name, known, (near) => `{${near}}`);
        const lacks: Lack = { kind: 'values', name };
        yield { path, message: dataWords.noValue(name, known), wrong: `{${name}}`, ...better, lacks };
      }
    }
  },
};
