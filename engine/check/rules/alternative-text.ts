import type { Picture } from '../../model/picture.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/**
 * An empty alternative text says that a picture only decorates. That holds beside the words of a card, a partner, a slide
 * or a feature; a step's picture shows what its words do not.
 */
export const alternativeText: Rule = {
  code: 'missing-alt',
  says: {
    en: 'Pictures of steps have an alternative text, no picture has one in one language only, and none is a file’s name.',
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
        yield { path: [...path, 'alt'], message: textWords.altNeeded() };
      else if (empty > 0 && empty < texts.length) yield { path: [...path, 'alt'], message: textWords.altHalf() };
      else if (texts.some((text) => text === name || text === name.replace(/\.\w+$/, '')))
        yield { path: [...path, 'alt'], message: textWords.altName() };
    }
  },
};
