import { dirname, join, normalize } from 'node:path/posix';

/**
 * What each room may import besides itself. `type` allows types only; `*` stands for one folder. A file belongs to the
 * most particular room that holds it.
 */
export const walls: Record<string, string[]> = {
  'engine/descriptor': [],
  'engine/schema': ['type engine/descriptor', 'markdown-it'],
  'engine/check': [
    'type engine/descriptor',
    'engine/page-file.ts',
    'engine/schema',
    'ajv',
    'htmlparser2',
    'jsonc-parser',
    'fastest-levenshtein',
  ],
  'engine/compile': [
    'type engine/descriptor',
    'engine/page-file.ts',
    'engine/schema',
    'engine/sources/prepare-answer.ts',
    'type engine/sources/source.ts',
  ],
  'engine/language': ['type engine/descriptor', 'react', 'i18next', 'react-i18next'],
  'engine/kit': ['type engine/descriptor', 'engine/language', 'engine/page-file.ts', 'react', 'dompurify'],
  'engine/shell': ['type engine/descriptor', 'engine/kit', 'engine/language', 'engine/page-file.ts', 'react'],
  'engine/sections/*': [
    'type engine/descriptor',
    'type engine/sources/*',
    'engine/kit',
    'engine/language',
    'react',
    'react-dom',
  ],
  'engine/sections/carousel': ['swiper'],
  'engine/sections/map': ['leaflet', 'gcoord'],
  'engine/sections/table': ['@tanstack/react-virtual'],
  'engine/sources': [
    'type engine/descriptor',
    'engine/faults.ts',
    'engine/kit/page-context.tsx',
    'engine/kit/sanitise.ts',
    'engine/load-anew.ts',
    'react',
    'ky',
  ],
  'engine/sources/*': ['type engine/descriptor', 'type engine/sources'],
  'engine/navigation': [
    'type engine/descriptor',
    'engine/faults.ts',
    'engine/head.ts',
    'engine/kit/arrival.ts',
    'engine/language',
    'engine/load-page.ts',
    'engine/page-file.ts',
    'react',
    'react-router-dom',
  ],
  'engine/dev': ['type engine/descriptor', 'engine/check/problem.ts', 'engine/load-page.ts'],
  engine: [
    'type engine/descriptor',
    'engine/dev',
    'engine/kit',
    'engine/language',
    'engine/navigation',
    'engine/shell',
    'engine/sources',
    'react',
    'react-dom',
    'react-router-dom',
  ],
  tools: [
    'type engine',
    'engine/check',
    'engine/compile',
    'engine/schema',
    'engine/sources/*',
    'engine/sources/source.ts',
    'engine/kit/sanitise.ts',
    'engine/kit/tile-address.ts',
    'engine/page-file.ts',
    'node:*',
    '*',
  ],
  'tools/drawings': ['node:*'],
};

/** Libraries that come in by one door, so that each can be replaced in one place. */
const doors: Record<string, RegExp> = {
  ajv: /^(engine\/check|tools\/server)\//,
  ky: /^engine\/sources\/client\.ts$/,
  'react-router-dom': /^engine\/(app\.tsx|navigation\/)/,
  swiper: /^engine\/sections\/carousel\//,
  leaflet: /^engine\/sections\/map\//,
  gcoord: /^engine\/sections\/map\//,
  i18next: /^engine\/language\//,
  'react-i18next': /^engine\/language\//,
  dompurify: /^engine\/kit\/sanitise\.ts$/,
  'markdown-it': /^engine\/schema\/markup\.ts$/,
  htmlparser2: /^engine\/check\/html\.ts$/,
  'jsonc-parser': /^engine\/check\/located-json\.ts$/,
  'fastest-levenshtein': /^engine\/check\/suggest\.ts$/,
  'ts-json-schema-generator': /^tools\/schemas\.ts$/,
};

/** An import: a path in the repository or the name of a package. */
interface Import {
  to: string;
  type: boolean;
}

function importsOf(file: string, text: string): Import[] {
  const form =
    /^(?:import|export)\s+(type\s+)?[\w\s{},*$]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;
  return [...text.matchAll(form)].map(([, type, from, bare, lazy]) => {
    const to = from ?? bare ?? lazy ?? '';
    const name = /^(node:|@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to;
    return { to: to.startsWith('.') ? normalize(join(dirname(file), to)) : name, type: type !== undefined };
  });
}

/** The rooms that hold a file, the most particular first: `engine/sections/map`, `engine/sections/*`. */
function roomsOf(file: string): string[] {
  const [house = '', room, folder, inner] = file.split('/');
  if (folder === undefined) return [house];
  const outer = `${house}/${room}`;
  const wide = outer in walls ? outer : house;
  return inner !== undefined && `${outer}/*` in walls ? [`${outer}/${folder}`, `${outer}/*`] : [wide];
}

/** Whether an entry of the table allows an import from a file of a room. */
function allows(entry: string, { to, type }: Import): boolean {
  const [, onlyType, wanted = ''] = /^(type )?(.*)$/.exec(entry) ?? [];
  if (onlyType && !type) return false;
  if (wanted === '*') return !to.includes('/') || to.startsWith('@');
  if (wanted === 'node:*') return to.startsWith('node:');
  return wanted.endsWith('/*') ? to.startsWith(wanted.slice(0, -1)) : to === wanted || to.startsWith(`${wanted}/`);
}

/** Where an import is allowed, in words: `only engine/kit and engine may, and for types engine/sections/*`. */
function placesOf({ to }: Import): string {
  const door = doorOf(to);
  if (door)
    return `its one door is ${door.source
      .replace(/[\\^$()]/g, '')
      .replace('|', ' or ')
      .replace(/\/$/, '')}`;
  // A room that may import any package has no need to be told.
  const rooms = (type: boolean) =>
    Object.keys(walls).filter((room) => walls[room]?.some((entry) => entry !== '*' && allows(entry, { to, type })));
  const whole = [...(to.includes('/') && !to.startsWith('@') ? roomsOf(to).slice(0, 1) : []), ...rooms(false)];
  const types = rooms(true).filter((room) => !whole.includes(room));
  const may = whole.length > 0 ? `only ${listed(whole)} may` : 'no room may';
  return types.length > 0 ? `${may}, and for types ${listed(types)}` : may;
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en').format(names);
}

function doorOf(to: string): RegExp | undefined {
  return Object.hasOwn(doors, to) ? doors[to] : undefined;
}

/** Every import that goes through a wall or past a door, as a sentence that says where it is allowed. */
export function breaches(sources: Record<string, string>): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const rooms = roomsOf(file);
    const allowed = rooms.flatMap((room) => walls[room] ?? []);
    return importsOf(file, text).flatMap((one) => {
      const [own = ''] = rooms;
      const inside = roomsOf(one.to)[0] === own || (own === 'tools' && one.to.startsWith('tools/'));
      const isAllowed = inside || allowed.some((entry) => allows(entry, one));
      if (isAllowed && (doorOf(one.to)?.test(file) ?? true)) return [];
      return [`${file} may not import ${one.type ? 'type ' : ''}${one.to}: ${placesOf(one)}`];
    });
  });
}
