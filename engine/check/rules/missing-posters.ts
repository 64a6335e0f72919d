import { readAddress } from '../../model/schema/address.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { linkWords } from '../words/link-words.ts';

/** No build can take a picture out of a film: what visitors see before it plays is taken in the studio, or made by whoever makes the site. */
export const missingPosters: Rule = {
  code: 'missing-poster',
  says: {
    en: 'A video that this site hosts has a picture that shows before it plays.',
    zh: '本站的视频有播放之前显示的图片。',
  },
  severity: 'warning',
  *inFile(file, { site }) {
    const pictured = new Set(nodesOf(file, 'Poster').map(({ outer }) => outer));
    for (const { value, path, outer } of nodesOf(file, 'VideoTarget')) {
      if (pictured.has(outer)) continue;
      const [first = ''] = typeof value === 'string' ? [value] : Object.values(value as Record<string, string>);
      const address = readAddress(first, site);
      if (address.kind === 'file') yield { path, message: linkWords.noPoster(first) };
    }
  },
};
