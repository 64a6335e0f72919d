import { mentionsOf } from '../mentions.ts';
import type { Rule } from '../rule.ts';
import { linkWords } from '../words/link-words.ts';

/** Files that nothing names are published all the same, and nobody finds them. */
export const unusedAssets: Rule = {
  code: 'unused-asset',
  says: 'Every file under assets/ is named by a page, a record or site.json; a checksum goes with its file, and a web page brings the files beside it.',
  severity: 'warning',
  *whenSound({ files, site, assets }) {
    if (!site) return;
    const named = new Set<string>();
    for (const file of files) {
      for (const asset of mentionsOf(file, site).assets) named.add(asset);
    }
    const prefixes = [...named].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
    const used = (asset: string): boolean => named.has(asset) || prefixes.some((prefix) => asset.startsWith(prefix));
    const folderOf = (asset: string) => asset.slice(0, asset.lastIndexOf('/') + 1);
    const pages = [...assets].filter((asset) => asset.endsWith('.html') && used(asset)).map(folderOf);
    for (const asset of assets) {
      if (asset.startsWith('records/') || always.test(asset) || used(asset)) continue;
      if (used(asset.replace(/\.sha256$/, '')) || pages.some((folder) => folder && asset.startsWith(folder))) continue;
      yield { file: { file: `assets/${asset}` }, path: [], message: linkWords.unusedAsset(asset) };
    }
  },
};

/** What browsers and search engines ask for by themselves. */
const always = /(^|\/)favicon\.\w+$|^(robots\.txt|\.well-known\/.*)$/;
