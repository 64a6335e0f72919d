import { codeFacts, unknownFacts } from '../../model/schema/parse-code.ts';
import { placeholderRanges, placeholdersIn } from '../../model/schema/placeholders.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { namesFilledAt } from '../expand-files.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { allNodes, markdownOf, nodesOf, type SiteFile, textsOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';

/** A misspelled `{product}` would show in braces. */
export const unknownValues = defineRule('unknown-site-value', {
  *inFile(file, { site }) {
    if (!site) return;
    const known = Object.keys(site.values ?? {});
    for (const name of file.kind === 'site' ? Object.keys((file.value as SiteDescriptor).slugs ?? {}) : []) {
      if (known.includes(name)) continue;
      const message = t('noSlugValue', { name, values: known });
      yield {
        path: ['slugs', name],
        at: 'key',
        message,
        ...suggest(name, known),
        missing: { kind: 'values', name },
      };
    }
    for (const node of filledIn(file)) {
      const { path } = node;
      const text = node.value as string;
      // A pager also fills in the page's number.
      const filled = [...known, ...(isOneOf(node, ['PagerTarget']) ? ['page'] : []), ...namesFilledAt(file, path)];
      // Code may use braces itself, so only names near to a value count.
      const strict = placeholdersIn(isText(node) ? text.replace(/`[^`]*`/g, '') : node.is('Address') ? text : '');
      for (const name of new Set(placeholdersIn(text).filter((name) => !filled.includes(name)))) {
        const better = suggest(name, filled, (near) => `{${near}}`);
        const isStrict = strict.includes(name);
        if (!isStrict && (better.suggestion === undefined || !isLikeAValue(name, text))) continue;
        const message = isStrict ? t('noValue', { name, values: filled }) : t('nearValue', { name });
        yield { path, message, wrong: `{${name}}`, ...better, missing: { kind: 'values', name } };
      }
    }
    for (const { value, path } of named.flatMap((kind) => nodesOf(file, kind)))
      for (const name of placeholdersIn(value as string)) {
        const names = namesFilledAt(file, path);
        const better = suggest(name, names, (near) => `{${near}}`);
        yield { path, message: t('notFilled', { name, names }), wrong: `{${name}}`, ...better };
      }
    for (const { value, path } of nodesOf(file, 'CodeText')) {
      for (const { fact, target, whole } of unknownFacts(value as string)) {
        if (!Object.hasOwn(site.bases ?? {}, target.replace(/:.*/, ''))) continue;
        const better = suggest(fact, codeFacts, (near) => `{${near} ${target}}`);
        yield { path, message: t('noFact', { word: fact, facts: codeFacts }), wrong: whole, ...better };
      }
    }
    for (const { text, path, offsetOf } of markdownOf(file)) {
      const unknown = placeholderRanges(withoutCode(text)).filter(({ name }) => !known.includes(name));
      // The first of each name: Map keeps the last.
      for (const [name, at] of new Map(unknown.reverse().map(({ name, at }) => [name, at]))) {
        const wrong = `{${name}}`;
        const offset = offsetOf(at - 1);
        const better = suggest(name, known, (near) => `{${near}}`);
        yield {
          path,
          offset,
          message: t('noValue', { name, values: known }),
          wrong,
          ...better,
          missing: { kind: 'values', name },
        };
      }
    }
    for (const one of textsOf(file)) {
      const { text } = one;
      if (!/[{｛]/.test(text)) continue;
      // Code in backticks is not filled in.
      for (const [wrong, name = ''] of text.replace(/`[^`]*`/g, '').matchAll(/(?:\{\s*|｛\s*)(\w+)(?:\s*\}|\s*｝)/gu)) {
        if (!known.includes(name) || wrong === `{${name}}`) continue;
        yield { path: one.path, message: t('otherBraces', { name }), wrong, suggestion: `{${name}}`, sure: true };
      }
    }
  },
});

/** The kinds of names, in which only repetitions fill in names. */
const named = ['Name', 'ChoiceName', 'ArchiveName', 'PdfName'];
/** Markdown with its code and formulas blanked out: they may have braces of their own. */
function withoutCode(text: string): string {
  if (!text.includes('{')) return '';
  const blank = (found: string) => ' '.repeat(found.length);
  return text
    .replace(/^[^\S\n]*(`{3,}|~{3,})[\s\S]*?(?:^[^\S\n]*\1|$(?![\s\S]))/gm, blank)
    .replace(/(`+)[^`][\s\S]*?\1/g, blank)
    .replace(/\$\$[\s\S]*?\$\$|\$[^\s$][^$\n]*\$/g, blank);
}

/** All strings with braces in which site values are filled in. */
function filledIn(file: SiteFile): SchemaNode[] {
  if (!/"[^"]*\{\w/.test(file.text)) return [];
  return allNodes(file).filter((node) => {
    const { value } = node;
    if (typeof value !== 'string' || !value.includes('{')) return false;
    // The rule reads Markdown separately.
    if (isOneOf(node, ['Markdown', 'LocalizedMarkdown'])) return false;
    // Other rules check parameters of routes and fields of rows.
    if (node.is('Address'))
      return isOneOf(node, ['PagerTarget']) || !(value.startsWith('/') || isOneOf(node, ['RowTarget']));
    return (
      file.kind === 'record' ||
      isText(node) ||
      node.section.is('Section') ||
      isOneOf(node, ['Base', 'Rewrite', 'Redirect'])
    );
  });
}

function isOneOf(node: SchemaNode, kinds: string[]): boolean {
  return kinds.some((kind) => node.is(kind) || node.outer?.is(kind));
}

function isText({ names, outer }: SchemaNode): boolean {
  return names.includes('Text') || outer?.names.includes('LocalizedText') === true;
}

/** Whether a name is long enough to be a misspelled value, and is not an argument of a LaTeX command. */
function isLikeAValue(name: string, text: string): boolean {
  return name.length > 3 && !new RegExp(`\\\\[A-Za-z]+\\{${name}\\}`).test(text);
}
