import type { Language } from '../../model/compiled.ts';
import type { HtmlText, PlainText, Target, Text } from '../../model/kinds.ts';
import { rowAnchor } from '../../model/page-file.ts';
import { readAddress } from '../../model/schema/address.ts';
import { fillValues } from '../../model/schema/placeholders.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';
import type { CompileContext } from '../context.ts';
import { compileTarget } from '../target.ts';
import { byLanguage, htmlWords, inLanguage, plainText } from '../text.ts';
import type { TextGroup } from './nodes-by-kind.ts';
import { fieldNames, isText, type NodesByKind, namingFields, outersOf, written } from './nodes-by-kind.ts';

/** The texts in a page's sections by heading or list item, without items that link to another page of the site. */
export function writtenWords(kinds: NodesByKind, language: Language, context: CompileContext): TextGroup[] {
  const [choices, links] = [outersOf(kinds, 'ChoiceName'), outersOf(kinds, 'Target')];
  const describing = outersOf(kinds, ...fieldNames);
  const telling = outersOf(kinds, 'RelatedPages');
  const naming = namingFields(kinds);
  const anchors = new Map((kinds.get('Anchor') ?? []).map(({ outer, value }) => [outer, value as string]));
  const found = new Map<SchemaNode | undefined, TextGroup>();
  for (const node of kinds.get(written) ?? []) {
    const way = [node];
    for (let { outer } = node; outer; { outer } = outer) way.unshift(outer);
    if (way.some((step) => describing.has(step))) continue;
    const { section, item } = holderOf(way, choices, anchors);
    // Without related pages, this heading does not show.
    if (telling.has(section) && node.key === 'heading') continue;
    const link = item && links.has(item) ? linkOf(item, language, context) : undefined;
    if (link?.isPage) continue;
    const { heading, id } = section.value as { heading?: Text; id: string };
    const holder = item ?? (heading === undefined || telling.has(section) ? undefined : section);
    const isRow = item?.is('Row') && rowAnchor(id, item.value as Record<string, unknown>, Number(item.key));
    const anchor = holder ? (anchors.get(holder) ?? (isRow || id)) : '';
    const leads = item && !isRow && !anchors.has(item) ? link?.href : undefined;
    const known = found.get(holder) ?? { kind: item ? 'row' : 'section', anchor, texts: [], ...(leads && { leads }) };
    found.set(holder, known);
    const isName = item
      ? way.some((step) => step.is('NamingLink') || (step.outer === item && step.key === naming.get(section)))
      : node.outer === section && node.key === 'heading';
    known.texts[isName ? 'unshift' : 'push'](wordsOf(node, language, context));
  }
  return [...found.values()];
}

function wordsOf({ value, names }: SchemaNode, language: Language, { site }: CompileContext): string {
  if (names.includes('HtmlText') || names.includes('Markdown'))
    return htmlWords(fillValues(inLanguage(value as HtmlText, language), site));
  if (names.includes('Text') || names.includes('LocalizedText')) return plainText(value as Text, language, site);
  return fillValues(inLanguage(value as PlainText, language), site);
}

/** The section and the list item of a text. An item with its own anchor keeps everything inside it. */
function holderOf(
  way: SchemaNode[],
  choices: Set<SchemaNode | undefined>,
  anchors: Map<SchemaNode | undefined, string>,
): { section: SchemaNode; item?: SchemaNode } {
  let section = way[0] as SchemaNode;
  let item: SchemaNode | undefined;
  for (const step of way) {
    if (item && anchors.has(item)) break;
    if (step.is('Section')) [section, item] = [step, undefined];
    else if (!item && isItem(step) && !choices.has(step)) item = step;
  }
  return { section, ...(item && { item }) };
}

function isItem({ value, outer, names }: SchemaNode): boolean {
  return typeof value === 'object' && !Array.isArray(value) && Array.isArray(outer?.value) && !isText(names);
}

function linkOf({ value }: SchemaNode, language: Language, context: CompileContext) {
  const { to } = value as { to?: Target };
  if (to === undefined) return undefined;
  const address = readAddress(typeof to === 'string' ? to : byLanguage<string>(to, language), context.site, language);
  const isPage = address.kind === 'route' && !context.asset(address.path.slice(1));
  return { href: compileTarget(to, language, context).href, isPage };
}
