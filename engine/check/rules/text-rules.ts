import type { Picture } from '../../model/picture.ts';
import { type Markup, parseMarkup } from '../../model/schema/markup.ts';
import { isSample } from '../../model/schema/sample-text.ts';
import type { Path } from '../../model/schema/walk.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { nodesOf, textsOf } from '../site-files.ts';

/** Visitors cannot follow a link without text, and screen readers skip an empty heading. */
const emptyLabels: Rule = {
  code: 'empty-text',
  title: { en: 'Empty text', zh: '文字为空' },
  description: {
    en: 'Titles, headings, labels and link texts are not empty in any language.',
    zh: '标题、标签和链接的文字在每种语言中都不为空。',
  },
  severity: 'error',
  *inFile(file) {
    const message = textMessages.emptyLabel();
    for (const { value, path } of nodesOf(file, 'Label')) {
      const texts = typeof value === 'string' ? { '': value } : (value as Record<string, string>);
      const empty = Object.entries(texts).flatMap(([language, text]) => (isBlank(text) ? language : []));
      // Empty in all languages is one mistake.
      if (empty.length === Object.keys(texts).length) yield { path, message };
      else for (const language of empty) yield { path: [...path, language], message };
    }
    for (const one of textsOf(file))
      if (hasEmptyLink(parseMarkup(one.text))) yield { path: one.path, message: textMessages.emptyLink() };
  },
};

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

/** New sections of the studio have sample texts, which visitors would read. */
const writtenSamples: Rule = {
  code: 'sample-text',
  title: { en: 'Sample text', zh: '示例文字' },
  description: {
    en: 'No text is still the sample text of a new section, which begins with ✎.',
    zh: '没有保留新区块自带的示例文字（以 ✎ 开头）。',
  },
  severity: 'warning',
  *inFile(file) {
    // Checks values with errors too: their sample remains once the error is fixed.
    if (file.text.includes('✎') || file.text.includes('\\u270')) yield* samplesIn(file.value, []);
  },
};

function* samplesIn(value: unknown, path: Path): Iterable<RuleFinding> {
  if (typeof value === 'string') {
    if (isSample(value)) yield { path, message: textMessages.sample() };
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* samplesIn(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* samplesIn(item, [...path, key]);
}

/** An empty alternative text marks a decorative picture. A step's picture shows what its text does not say. */
const alternativeText: Rule = {
  code: 'missing-alt',
  title: { en: 'Missing alternative text', zh: '缺少替代文字' },
  description: {
    en: 'Pictures of steps have alternative text. No alternative text is in only one language or a file name.',
    zh: '步骤的图片有替代文字；图片的替代文字不能只有一种语言，也不能是文件名。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const { value, path, names } of nodesOf(file, 'Picture')) {
      const { alt, src } = value as Picture;
      const texts = typeof alt === 'string' ? [alt] : Object.values(alt);
      const empty = texts.filter((text) => text.trim() === '').length;
      const name = src.slice(src.lastIndexOf('/') + 1);
      if (empty > 0 && names.includes('TellingPicture'))
        yield { path: [...path, 'alt'], message: textMessages.altNeeded() };
      else if (empty > 0 && empty < texts.length) yield { path: [...path, 'alt'], message: textMessages.altHalf() };
      else if (texts.some((text) => text === name || text === name.replace(/\.\w+$/, '')))
        yield { path: [...path, 'alt'], message: textMessages.altName() };
    }
  },
};

export const textRules: Rule[] = [emptyLabels, writtenSamples, alternativeText];
