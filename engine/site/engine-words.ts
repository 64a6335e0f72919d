import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WordTable } from '../model/words.ts';
import { codeFolders, codeHomes, partsFolder } from './code-folders.ts';
import { listPacks, readPackWords } from './packs.ts';
import { root } from './paths.ts';
import { readTraditional, withTraditional } from './traditional.ts';

/** The texts of the engine and of a site's section types by folder, from their `words.json`, with generated Traditional Chinese. */
export function readEngineWords(site = root): WordTable {
  return withTraditional(readSourceWords(site), readTraditional());
}

/** The texts as the `words.json` files have them, without the generated ones. */
export function readSourceWords(site = root): WordTable {
  const engine = join(root, 'engine');
  const folders = [
    ...['client', 'ui'].flatMap((name) => readdirSync(join(engine, name)).map((inner) => join(engine, name, inner))),
    ...Object.values(codeFolders('sections', site)),
    ...codeHomes(site).map((home) => join(home, partsFolder)),
  ];
  const words: WordTable = {};
  const add = (namespace: string, keys: WordTable[string] = {}) => {
    words[namespace] = { ...words[namespace], ...keys };
  };
  for (const folder of folders) {
    const file = join(folder, 'words.json');
    if (existsSync(file)) add(basename(folder), JSON.parse(readFileSync(file, 'utf8')));
  }
  for (const { folder } of listPacks(site))
    for (const [namespace, keys] of Object.entries(readPackWords(folder))) add(namespace, keys);
  return Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)));
}
