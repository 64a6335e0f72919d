import { readAddress } from '../../model/schema/address.ts';
import { fetchedTargetsIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { linkWords } from '../words/link-words.ts';

/**
 * A command that fetches a file of this site needs the whole address. Without an origin in site.json, only a browser with scripts or
 * the site's own server fills it in.
 */
export const knownOrigin: Rule = {
  code: 'no-origin',
  says: {
    en: 'A site whose pages show commands that fetch its files has an `origin` in site.json.',
    zh: '页面上有下载本站文件的命令时，site.json 写有 `origin`。',
  },
  severity: 'warning',
  *whenSound({ site, siteFile, files }) {
    if (!site || !siteFile || site.origin !== undefined) return;
    const shown = files.find((file) =>
      fetchedTargetsIn(file).some((target) => readAddress(target, site).kind === 'file'),
    );
    if (shown) yield { file: siteFile, path: [], message: linkWords.noOrigin(shown.file) };
  },
};
