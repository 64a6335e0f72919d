import { isOwnMachine } from '../meant-address.ts';
import type { Rule } from '../rule.ts';
import { linkWords } from '../words/link-words.ts';

/** What a template may hold besides `{z}`, `{x}` and `{y}`: the key, one of several hosts, tiles for dense screens, rows from the south. */
const further = ['key', 's', 'r', '-y'];

/** Parameters of an address in which services take a key. */
const keyed = /[?&]((?:api|app|access)?[_-]?(?:key|token)|ak|tk)=(?!\{)([^&#]+)/i;

/** A map whose tiles cannot be asked for shows the drawn ground alone, and nobody but visitors would see it. */
export const tileTemplate: Rule = {
  code: 'wrong-tiles',
  says: {
    en: 'The address of map tiles is https:, holds `{z}`, `{x}` and `{y}`, and has its key from `key`, by `{key}`.',
    zh: '地图瓦片的地址用 https:，含有 `{z}`、`{x}` 和 `{y}`；密钥写在 `key` 中，在地址里以 `{key}` 代入。',
  },
  severity: 'error',
  *inFile({ kind }, { site }) {
    if (kind !== 'site' || typeof site?.map?.tiles !== 'string') return;
    const { tiles, key } = site.map;
    const path = ['map', 'tiles'];
    const names = [...tiles.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    if (/^http:/i.test(tiles) && !isOwnMachine(tiles))
      yield { path, message: linkWords.openTiles(), suggestion: tiles.replace(/^http:/i, 'https:') };
    else if (!/^https?:\/\/[^/]/i.test(tiles)) yield { path, message: linkWords.tilesNowhere(tiles) };
    const missing = ['z', 'x', 'y'].filter((name) => !names.includes(name) && !names.includes(`-${name}`));
    if (missing.length > 0) yield { path, message: linkWords.tilesAlike(missing.map((name) => `{${name}}`).join(' ')) };
    const unknown = names.find((name) => !['z', 'x', 'y', ...further].includes(name));
    if (unknown !== undefined) yield { path, message: linkWords.unknownInTiles(`{${unknown}}`) };
    const [, parameter, written] = keyed.exec(tiles) ?? [];
    if (parameter !== undefined && written !== undefined)
      yield { path, message: linkWords.keyInTiles(parameter), wrong: written, suggestion: '{key}' };
    // It goes into the address as it stands.
    if (typeof key === 'string' && /[\s&#?{}]/.test(key))
      yield { path: ['map', 'key'], message: linkWords.noTileKey(key) };
  },
};
