import { pictureName } from '../picture-name.ts';
import type { Rule } from '../rule.ts';
import { picturesIn } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { linkWords } from '../words/link-words.ts';

/** A picture's file is under assets/images. */
export const missingAssets: Rule = {
  code: 'missing-picture',
  says: {
    en: 'Pictures that descriptors name exist under assets/images/.',
    zh: '描述文件所用的图片都在 assets/images/ 下。',
  },
  severity: 'error',
  *inFile(file, { assets }) {
    for (const { src, path } of picturesIn(file)) {
      if (assets.has(`images/${src}`)) continue;
      const images = [...assets].filter((asset) => asset.startsWith('images/')).map((asset) => asset.slice(7));
      // Its whole path where its name alone is asked for, or its name without its folder.
      const name = pictureName(src);
      const [found, ...others] = images.filter((image) => image === name || image.endsWith(`/${name}`));
      const better = found && others.length === 0 ? { suggestion: found, sure: true } : suggest(src, images);
      yield { path, message: linkWords.noPicture(src), ...better };
    }
  },
};
