import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapWords } from '../compile/words.ts';
import type { TranslatedWord, WordTable, WordText } from '../model/words.ts';
import { root } from './paths.ts';

/** Traditional Chinese, generated from Simplified Chinese. */
export const traditional = 'zh-Hant';

/** The file of the generated texts, relative to the repository. */
export const traditionalFile = 'engine/ui/i18n/traditional.json';

/** The generated texts, by their originals in Simplified Chinese. */
export function readTraditional(): Record<string, string> {
  return JSON.parse(readFileSync(join(root, traditionalFile), 'utf8'));
}

/** Adds the given texts in Traditional Chinese. */
export function withTraditional(words: WordTable, texts: Record<string, string>): WordTable {
  return mapWords(words, (word: TranslatedWord): TranslatedWord => {
    const text = word.zh === undefined ? undefined : converted(word.zh, texts);
    return { ...(text !== undefined && { [traditional]: text }), ...word };
  });
}

function converted(text: WordText, texts: Record<string, string>): WordText | undefined {
  // Chinese has only the plural form `other`.
  const simplified = typeof text === 'string' ? text : text.other;
  return Object.hasOwn(texts, simplified) ? texts[simplified] : undefined;
}
