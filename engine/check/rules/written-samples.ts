import { isSample } from '../../model/schema/sample-text.ts';
import type { Path } from '../../model/schema/walk.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { textWords } from '../words/text-words.ts';

/** A new section of the studio comes with sample texts. Visitors would read those that nobody replaced. */
export const writtenSamples: Rule = {
  code: 'sample-text',
  says: {
    en: 'No text is still the sample that a new section came with, which begins with ✎.',
    zh: '没有仍是新区块自带示例（以 ✎ 开头）的文字。',
  },
  severity: 'warning',
  *inFile(file) {
    // The values as they are written: a sample in a value with an error shows as well once that is fixed.
    if (file.text.includes('✎') || file.text.includes('\\u270')) yield* samplesIn(file.value, []);
  },
};

function* samplesIn(value: unknown, path: Path): Iterable<RuleFinding> {
  if (typeof value === 'string') {
    if (isSample(value)) yield { path, message: textWords.sample() };
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* samplesIn(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* samplesIn(item, [...path, key]);
}
