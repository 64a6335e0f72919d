import type { CompiledTarget, Inline, InlineNode, Language } from '../model/compiled.ts';
import type { HtmlText, PlainText, Text } from '../model/kinds.ts';
import { type Markup, parseMarkup, writeMarkup } from '../model/schema/markup.ts';
import { fillSlugs, fillValues, type SiteValues } from '../model/schema/placeholders.ts';
import { unescapeHtml } from '../model/text/escape-html.ts';

/** Compiles a text in one language. Without markup it stays a string, so that data files are small. */
export function compileText(
  text: Text,
  language: Language,
  site: SiteValues,
  target: (address: string) => CompiledTarget,
): Inline {
  const written = inLanguage(text, language);
  return /[*`[\\]/.test(written) ? inline(parseMarkup(written), site, target) : fillValues(written, site);
}

/** The text without markup, for titles and attributes. */
export function plainText(text: Text, language: Language, site: SiteValues): string {
  return writeMarkup(parseMarkup(inLanguage(text, language)), {
    text: (words) => fillValues(words, site),
    code: (code) => fillSlugs(code, site),
  });
}

export function byLanguage<Value>(all: object, language: Language): Value {
  return (all as Record<Language, Value>)[language] as Value;
}

export function inLanguage(text: Text | PlainText | HtmlText, language: Language): string {
  return typeof text === 'string' ? text : byLanguage(text, language);
}

// Values are filled in after parsing, so that they cannot add markup.
function inline(markup: Markup, site: SiteValues, target: (address: string) => CompiledTarget): Inline {
  const nodes = markup.map((node): InlineNode => {
    if (typeof node === 'string') return fillValues(node, site);
    if ('code' in node) return { code: fillSlugs(node.code, site) };
    if ('strong' in node) return { strong: inline(node.strong, site, target) };
    return { label: inline(node.label, site, target), to: target(node.target) };
  });
  const [only] = nodes;
  return nodes.length === 1 && typeof only === 'string' ? only : nodes;
}

/** The text of HTML, with a space for each tag. */
export function htmlWords(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ' ')).replaceAll('&nbsp;', ' ');
}
