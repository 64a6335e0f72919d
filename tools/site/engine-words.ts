import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Words } from '../../engine/descriptor/words.ts';
import { root } from '../paths.ts';

/** What the engine itself says: the `words.json` of each of its rooms, by the room's name. Throws when one cannot be read. */
export function readEngineWords(): Words {
  const folders = ['engine', 'engine/sections'].flatMap((house) =>
    readdirSync(join(root, house)).map((room) => join(root, house, room)),
  );
  const rooms = folders.flatMap((folder) => {
    const file = join(folder, 'words.json');
    return existsSync(file) ? [[basename(folder), JSON.parse(readFileSync(file, 'utf8'))] as const] : [];
  });
  return Object.fromEntries(rooms.sort(([one], [other]) => (one < other ? -1 : 1)));
}
