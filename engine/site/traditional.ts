import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapWords } from '../compile/words.ts';
import type { TranslatedWord, WordTable, WordText } from '../model/words.ts';
import { root } from './paths.ts';

/** The code of Traditional Chinese, which is generated from the Simplified. */
export const traditional = 'zh-Hant';

/** Where the generated texts are, from the repository's root. */
export const traditionalFile = 'engine/ui/i18n/traditional.json';

/** The generated texts in Traditional Chinese, by those in Simplified Chinese. */
export function readTraditional(): Record<string, string> {
  return JSON.parse(readFileSync(join(root, traditionalFile), 'utf8'));
}

/** The words with Traditional Chinese, as far as texts of it are given. */
export function withTraditional(words: WordTable, texts: Record<string, string>): WordTable {
  return mapWords(words, (word: TranslatedWord): TranslatedWord => {
    const text = word.zh === undefined ? undefined : converted(word.zh, texts);
    return { ...(text !== undefined && { [traditional]: text }), ...word };
  });
}

function converted(text: WordText, texts: Record<string, string>): WordText | undefined {
  // Chinese has one form for all numbers.
  const said = typeof text === 'string' ? text : text.other;
  return Object.hasOwn(texts, said) ? texts[said] : undefined;
}
