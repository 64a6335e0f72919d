import { pictureName } from '../picture-name.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { namedFilesIn, type SiteFile } from '../site-files.ts';
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
    yield* missingIn('images/', file, assets, linkWords.noPicture);
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
    yield* missingIn('fonts/', file, assets, themeWords.noFont);
  },
};

/** A finding for each file that its folder lacks, with what it may be meant for. */
function* missingIn(
  wanted: string,
  file: SiteFile,
  assets: Set<string>,
  says: (name: string) => Words,
): Generator<RuleFinding> {
  for (const { name, folder, path } of namedFilesIn(file)) {
    if (folder !== wanted || assets.has(folder + name)) continue;
    const there = [...assets].filter((asset) => asset.startsWith(folder)).map((asset) => asset.slice(folder.length));
    // Its whole path where its name alone is asked for, or its name without its folder.
    const last = pictureName(name);
    const [found, ...others] = there.filter((one) => one === last || one.endsWith(`/${last}`));
    const better = found && others.length === 0 ? { suggestion: found, sure: true } : suggest(name, there);
    yield { path, message: says(name), ...better };
  }
}
