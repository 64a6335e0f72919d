import { fillSlugs } from '../../schema/placeholders.ts';
import { mentionsOf } from '../mentions.ts';
import type { Rule } from '../rule.ts';
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
    const mentions = files.map((file) => mentionsOf(file, site));
    const inStyles = new Set(styles?.urls.map(({ url }) => url.slice(1).replace(/[?#].*$/, '')));
    const isNamed = namedBy([...mentions.map(({ assets }) => assets), inStyles]);
    const isNamedInFolder = namedBy(mentions.map(({ relative }) => relative));
    const folders = Object.values(site.bases ?? {})
      .flatMap((base) => (typeof base === 'string' ? base : Object.values(base)))
      .map((folder) => fillSlugs(folder, site).replace(/^\//, ''));
    const used = (asset: string): boolean =>
      isNamed(asset) ||
      folders.some((folder) => asset.startsWith(folder) && isNamedInFolder(asset.slice(folder.length)));
    const folderOf = (asset: string) => asset.slice(0, asset.lastIndexOf('/') + 1);
    const pages = [...assets].filter((asset) => asset.endsWith('.html') && used(asset)).map(folderOf);
    for (const asset of assets) {
      if (asset.startsWith('records/') || always.test(asset) || used(asset)) continue;
      if (used(asset.replace(/\.sha256$/, '')) || pages.some((folder) => folder && asset.startsWith(folder))) continue;
      yield { file: { file: `assets/${asset}` }, path: [], message: linkWords.unusedAsset(asset) };
    }
  },
};

/** What others ask for by themselves: icons, and what stands at the root of the site (`ads.txt`, a file that proves whose it is). */
const always = /(^|\/)favicon\.\w+$|^[^/]+$|^\.well-known\//;

/** Tells whether a path is among the names, of which one that ends with `*` stands for all that begin so. */
function namedBy(names: Set<string>[]): (path: string) => boolean {
  const all = new Set(names.flatMap((some) => [...some]));
  const beginnings = [...all].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (path) => all.has(path) || beginnings.some((beginning) => path.startsWith(beginning));
}
