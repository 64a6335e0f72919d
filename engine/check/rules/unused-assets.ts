import type { Rule } from '../rule.ts';
import { assetUse } from '../used-assets.ts';
import { linkWords } from '../words/link-words.ts';

/** Files that nothing names are published all the same, and nobody finds them. */
export const unusedAssets: Rule = {
  code: 'unused-asset',
  says: {
    en: 'Every file in a folder of assets/ is named by a page, a record, site.json or theme.css; a checksum goes with its file, and a web page brings the files beside it.',
    zh: 'assets/ 下各文件夹中的每个文件都有页面、记录、site.json 或 theme.css 用到；用到一个文件，也就用到它的校验和文件；用到一个网页，也就用到它旁边的文件。',
  },
  severity: 'warning',
  *whenSound({ files, site, assets, styles }) {
    if (!site) return;
    const isUsed = assetUse({ files, site, styles: styles?.urls }, assets);
    for (const asset of assets) {
      if (asset.startsWith('records/') || always.test(asset) || isUsed(asset)) continue;
      yield { file: { file: `assets/${asset}` }, path: [], message: linkWords.unusedAsset(asset) };
    }
  },
};

/** What others ask for by themselves: icons, and what stands at the root of the site (`ads.txt`, a file that proves whose it is). */
const always = /(^|\/)favicon\.\w+$|^[^/]+$|^\.well-known\//;
