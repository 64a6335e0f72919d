import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter, CustomConverter } from 'opencc-js';
import type { WordTable } from '../../model/words.ts';
import { root } from '../../site/paths.ts';
import { readExamples } from '../gallery/examples.ts';
import templateTexts from '../scaffold/template-texts.json' with { type: 'json' };

/** Words that OpenCC does not convert, or converts wrongly. */
const corrections: [string, string][] = [
  ['“', '「'],
  ['”', '」'],
  ['標籤頁', '分頁'],
  ['幻燈片', '投影片'],
  ['型別', '類型'],
  ['純文本', '純文字'],
  ['觸屏', '觸控螢幕'],
  ['示例', '範例'],
  ['釋出', '發布'],
  ['引數', '參數'],
  ['映象', '鏡像'],
  ['連字元', '連字號'],
];

const toTaiwan = Converter({ from: 'cn', to: 'twp' });
const correct = CustomConverter(corrections);

/** Converts Simplified Chinese to Traditional with the words of Taiwan, as OpenCC's `s2twp`. */
export function toTraditional(text: string): string {
  return correct(toTaiwan(text));
}

/** The Traditional Chinese of the engine's Chinese texts, by the Simplified text. */
export function convertTexts(words: WordTable, explanations: unknown): Record<string, string> {
  const sections = readExamples().map(({ section }) => section);
  const { values, longTexts } = readTemplateTexts();
  const texts = new Set([...chineseIn([words, templateTexts, sections, explanations, values]), ...longTexts]);
  return Object.fromEntries([...texts].map((text) => [text, toTraditional(text)]));
}

/** The texts of the sample site that new sites start from in any language. */
function readTemplateTexts() {
  const folder = join(root, 'engine/examples/product');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(pages|assets.records)\b/.test(file),
  );
  const read = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  return { values: read('.json').map((json) => JSON.parse(json)), longTexts: read('.zh.md') };
}

/** Every text under `zh` or `titleZh` in a value; addresses are none. */
function chineseIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'zh' && key !== 'titleZh') return chineseIn(inner);
    const texts = typeof inner === 'string' ? [inner] : Object.values(inner as object);
    return texts.filter((text) => typeof text === 'string' && !/^(\w+:|\/)\S*$/.test(text));
  });
}
