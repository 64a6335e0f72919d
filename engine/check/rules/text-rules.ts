import type { Picture } from '../../model/picture.ts';
import { type Markup, parseMarkup } from '../../model/schema/markup.ts';
import { isSample } from '../../model/schema/sample-text.ts';
import type { Path } from '../../model/schema/walk.ts';
import { t } from '../messages/messages.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { nodesOf, textsOf } from '../site-files.ts';

/** Visitors cannot follow a link without text, and screen readers skip an empty heading. */
const emptyLabels = defineRule('empty-text', {
  *inFile(file) {
    const message = t('emptyLabel');
    for (const { value, path } of nodesOf(file, 'Label')) {
      const texts = typeof value === 'string' ? { '': value } : (value as Record<string, string>);
      const empty = Object.entries(texts).flatMap(([language, text]) => (isBlank(text) ? language : []));
      // Empty in all languages is one mistake.
      if (empty.length === Object.keys(texts).length) yield { path, message };
      else for (const language of empty) yield { path: [...path, language], message };
    }
    for (const one of textsOf(file))
      if (hasEmptyLink(parseMarkup(one.text))) yield { path: one.path, message: t('emptyLink') };
  },
});

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
const writtenSamples = defineRule('sample-text', {
  severity: 'warning',
  *inFile(file) {
    // Checks values with errors too: their sample remains once the error is fixed.
    if (file.text.includes('✎') || file.text.includes('\\u270')) yield* samplesIn(file.value, []);
  },
});

function* samplesIn(value: unknown, path: Path): Iterable<RuleFinding> {
  if (typeof value === 'string') {
    if (isSample(value)) yield { path, message: t('sampleText') };
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* samplesIn(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* samplesIn(item, [...path, key]);
}

/** An empty alternative text marks a decorative picture. A step's picture shows what its text does not say. */
const alternativeText = defineRule('missing-alt', {
  severity: 'warning',
  *inFile(file) {
    for (const { value, path, names } of nodesOf(file, 'Picture')) {
      const { alt, src } = value as Picture;
      const texts = typeof alt === 'string' ? [alt] : Object.values(alt);
      const empty = texts.filter((text) => text.trim() === '').length;
      const name = src.slice(src.lastIndexOf('/') + 1);
      if (empty > 0 && names.includes('TellingPicture')) yield { path: [...path, 'alt'], message: t('altNeeded') };
      else if (empty > 0 && empty < texts.length) yield { path: [...path, 'alt'], message: t('altHalf') };
      else if (texts.some((text) => text === name || text === name.replace(/\.\w+$/, '')))
        yield { path: [...path, 'alt'], message: t('altName') };
    }
  },
});

export const textRules = [emptyLabels, writtenSamples, alternativeText];
