import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WordTable } from '../model/words.ts';
import { codeFolders } from './code-folders.ts';
import { root } from './paths.ts';
import { readTraditional, withTraditional } from './traditional.ts';

/**
 * What the engine itself says, and the section types of a site: the `words.json` of each room, by the room's name, with the generated Traditional
 * Chinese. Throws when one cannot be read.
 */
export function readEngineWords(site = root): WordTable {
  return withTraditional(readSourceWords(site), readTraditional());
}

/** The words as the files hold them. */
export function readSourceWords(site = root): WordTable {
  const engine = join(root, 'engine');
  const folders = [
    ...['client', 'ui'].flatMap((part) => readdirSync(join(engine, part)).map((room) => join(engine, part, room))),
    ...Object.values(codeFolders('sections', site)),
  ];
  const rooms = folders.flatMap((folder) => {
    const file = join(folder, 'words.json');
    return existsSync(file) ? [[basename(folder), JSON.parse(readFileSync(file, 'utf8'))] as const] : [];
  });
  return Object.fromEntries(rooms.sort(([one], [other]) => (one < other ? -1 : 1)));
}
