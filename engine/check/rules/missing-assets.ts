import { pictureName } from '../picture-name.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { metOf, picturesIn } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { linkWords } from '../words/link-words.ts';
import { themeWords } from '../words/theme-words.ts';
import type { Words } from '../words/words.ts';

/** A picture's file is under assets/images. */
export const missingAssets: Rule = {
  code: 'missing-picture',
  says: {
    en: 'Pictures that descriptors name exist under assets/images/.',
    zh: '描述文件所用的图片都在 assets/images/ 下。',
  },
  severity: 'error',
  *inFile(file, { assets }) {
    for (const { src, path } of picturesIn(file))
      yield* missingIn('images/', src, assets, { path, message: linkWords.noPicture(src) });
  },
};

/** A font's file is under assets/fonts. */
export const missingFonts: Rule = {
  code: 'missing-font',
  says: {
    en: 'Fonts that the theme names exist under assets/fonts/.',
    zh: '主题所用的字体都在 assets/fonts/ 下。',
  },
  severity: 'error',
  *inFile(file, { assets }) {
    for (const { value, path } of metOf(file, 'FontFile'))
      yield* missingIn('fonts/', value as string, assets, { path, message: themeWords.noFont(value as string) });
  },
};

/** A finding for a file that its folder lacks, with what it may be meant for. */
function missingIn(
  folder: string,
  src: string,
  assets: Set<string>,
  finding: { path: RuleFinding['path']; message: Words },
): RuleFinding[] {
  if (assets.has(folder + src)) return [];
  const there = [...assets].filter((asset) => asset.startsWith(folder)).map((asset) => asset.slice(folder.length));
  // Its whole path where its name alone is asked for, or its name without its folder.
  const name = pictureName(src);
  const [found, ...others] = there.filter((file) => file === name || file.endsWith(`/${name}`));
  const better = found && others.length === 0 ? { suggestion: found, sure: true } : suggest(src, there);
  return [{ ...finding, ...better }];
}
