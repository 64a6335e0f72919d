import { type Markup, parseMarkup } from '../../model/schema/markup.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { nodesOf, textsOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** A name without words is a link that nobody can follow, or a heading that a screen reader says nothing at. */
export const emptyLabels: Rule = {
  code: 'empty-text',
  says: {
    en: 'Titles, headings, labels and the words of links say something, in every language.',
    zh: '标题、标签和链接的文字在每种语言中都不为空。',
  },
  severity: 'error',
  *inFile(file) {
    for (const node of nodesOf(file, 'Label')) yield* blank(node);
    for (const one of textsOf(file))
      if (hasEmptyLink(parseMarkup(one.text))) yield { path: one.path, message: textWords.emptyLink() };
  },
};

function* blank(node: SchemaNode): Generator<RuleFinding> {
  const texts = node.value as string | Record<string, string>;
  if (typeof texts === 'string') {
    if (isBlank(texts)) yield { path: node.path, message: textWords.emptyLabel() };
    return;
  }
  const languages = Object.keys(texts);
  const empty = languages.filter((language) => isBlank(texts[language] as string));
  // A text that is empty in all its languages is one mistake.
  if (empty.length === languages.length) yield { path: node.path, message: textWords.emptyLabel() };
  else for (const language of empty) yield { path: [...node.path, language], message: textWords.emptyLabel() };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function hasEmptyLink(markup: Markup): boolean {
  return markup.some((node) => {
    if (typeof node === 'string' || 'code' in node) return false;
    if ('strong' in node) return hasEmptyLink(node.strong);
    return node.label.length === 0 || node.label.every((inner) => typeof inner === 'string' && isBlank(inner));
  });
}
