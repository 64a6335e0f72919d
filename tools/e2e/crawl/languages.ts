import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../../../engine/site/paths.ts';
import { languagesOf, translationsIn } from '../accessible/passages.ts';
import type { Probe } from './probe.ts';

export const languages: Probe = {
  name: 'marks passages in another language, and names its translations as its HTML does',
  async inspect({ page, path }) {
    const { faults, ...named } = await languagesOf(page);
    const came = translationsIn(await readFile(join(root, 'dist', path, 'index.html'), 'utf8'));
    return isDeepStrictEqual(named, came) ? faults : [...faults, `scripts changed the translations in the head`];
  },
  plants: [
    {
      name: 'a passage of English',
      plant: (page) => page.evaluate(() => document.querySelector('main')?.append('this is not marked as English')),
      reported: /English under zh-CN/,
    },
    {
      name: 'a translation whose address a script changes',
      plant: (page) => page.evaluate(() => document.querySelector('link[hreflang]')?.setAttribute('href', '/other')),
      reported: /scripts changed/,
    },
  ],
};
