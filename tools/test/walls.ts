import { dirname, join, normalize } from 'node:path/posix';

/** What tools may take of the engine, and every package. */
const engine = [
  'type engine',
  'engine/check',
  'engine/cite',
  'engine/compile',
  'engine/edit',
  'engine/model/schema',
  'engine/search',
  'engine/client/sources/*',
  'engine/model/source.ts',
  'engine/model/theme',
  'engine/ui/kit/calendar-day.ts',
  'engine/ui/kit/form-rules.ts',
  'engine/ui/kit/sanitise.ts',
  'engine/ui/kit/sanitise-svg.ts',
  'engine/ui/kit/tile-address.ts',
  'engine/ui/kit/unknown-origin.ts',
  'engine/model/text/clean-text.ts',
  'engine/model/text/escape-html.ts',
  'engine/model/text/heading-of.ts',
  'engine/model/page-file.ts',
  'engine/model/text/publishable-text.ts',
  'engine/model/text/slug-of.ts',
  'engine/client/offline/kept-site.ts',
  'engine/model/text/splice.ts',
  'node:*',
  '*',
];

/** What a room of the tools may import: the engine's parts, where things are, and the rooms below it. */
const over = (...rooms: string[]) => [...engine, 'engine/site/paths.ts', ...rooms.map((room) => `tools/${room}`)];

/** The rooms that make, check and serve sites, each over those before it. */
const site = ['files', 'check', 'site', 'rewrite', 'generate', 'host', 'publish', 'server', 'studio', 'commands'];

/** What tests and measures may read: everything but one another's, and nothing reads them. */
const outside = over(...site, 'main.ts', 'commands.ts', 'run-file.mjs', 'doors');

/**
 * What each room may import besides itself. `type` allows types only; `*` stands for one folder. A file belongs to the
 * most particular room that holds it.
 */
export const walls: Record<string, string[]> = {
  'engine/model': [],
  'engine/model/schema': [
    'type engine/model',
    'engine/model/text/percent-encode.ts',
    'markdown-it',
    'markdown-it-cjk-friendly',
  ],
  'engine/model/theme': ['type engine/model'],
  'engine/check': [
    'type engine/model',
    'engine/cite/authors.ts',
    'engine/model/text/clean-text.ts',
    'engine/model/text/nearest.ts',
    'engine/model/page-file.ts',
    'engine/model/text/percent-encode.ts',
    'engine/model/text/publishable-text.ts',
    'engine/model/schema',
    'engine/model/sources/collection-answers.ts',
    'engine/model/text/splice.ts',
    'engine/model/theme',
    'ajv',
    'htmlparser2',
    'jsonc-parser',
  ],
  'engine/edit': ['engine/check/located-json.ts', 'engine/model/schema', 'engine/model/text/splice.ts'],
  'engine/cite': ['type engine/model', 'engine/model/field-text.ts'],
  'engine/search': ['type engine/model', 'engine/model/text/nearest.ts', 'minisearch'],
  'engine/compile': [
    'type engine/model',
    'engine/model/text/escape-html.ts',
    'engine/model/fill-address.ts',
    'engine/model/page-file.ts',
    'engine/model/text/percent-encode.ts',
    'engine/model/schema',
    'engine/model/theme',
    'type engine/search',
    'engine/model/sources/answered-title.ts',
    'engine/model/sources/collection-answers.ts',
    'engine/model/sources/prepare-answer.ts',
    'type engine/client/sources/source.ts',
    'gcoord',
  ],
  'engine/ui/i18n': ['type engine/model', 'react', 'i18next', 'react-i18next'],
  'engine/ui/kit': [
    'type engine/model',
    'engine/ui/i18n',
    'engine/search',
    'engine/model/page-file.ts',
    'engine/model/text/percent-encode.ts',
    'engine/model/text/publishable-text.ts',
    'react',
    'dompurify',
  ],
  'engine/public': ['type engine/model', 'type engine/client/sources/source.ts', 'engine/ui/kit', 'engine/ui/i18n'],
  'engine/ui/shell': ['type engine/model', 'engine/ui/kit', 'engine/ui/i18n', 'engine/model/page-file.ts', 'react'],
  'engine/sections/*': [
    'type engine/model',
    'type engine/client/sources/*',
    'engine/ui/kit',
    'engine/ui/i18n',
    'engine/model/text/percent-encode.ts',
    'react',
    'react-dom',
  ],
  'engine/sections/carousel': ['swiper'],
  'engine/sections/map': ['leaflet'],
  'engine/sections/search': ['engine/search'],
  'engine/sections/table': ['engine/cite', '@tanstack/react-virtual'],
  'engine/client/sources': [
    'type engine/model',
    'engine/client/runtime/faults.ts',
    'engine/ui/kit/page-context.tsx',
    'engine/ui/kit/reload-page.ts',
    'engine/ui/kit/sanitise.ts',
    'engine/ui/kit/when-idle.ts',
    'engine/model/text/percent-encode.ts',
    'engine/model/text/publishable-text.ts',
    'engine/client/runtime/chunk-load-error.ts',
    'react',
    'ky',
  ],
  'engine/client/sources/*': ['type engine/model', 'type engine/client/sources'],
  'engine/client/runtime/navigation': [
    'type engine/model',
    'engine/ui/kit/arrival.ts',
    'engine/ui/kit/delivery.ts',
    'engine/ui/kit/when-idle.ts',
    'type engine/ui/kit/page-context.tsx',
    'engine/ui/i18n',
    'engine/model/page-file.ts',
    'engine/client/runtime',
    'react',
    'react-router-dom',
  ],
  'engine/client/offline': [
    'type engine/model',
    'engine/model/page-file.ts',
    'workbox-expiration',
    'workbox-navigation-preload',
    'workbox-routing',
    'workbox-strategies',
  ],
  'engine/client/dev': [
    'type engine/model',
    'engine/check/problem.ts',
    'engine/model/page-file.ts',
    'engine/client/runtime/load-page.ts',
    'engine/client/runtime/renderers.ts',
  ],
  'engine/studio/client': [
    'type engine/check',
    'engine/model/text/clean-text.ts',
    'type engine/edit',
    'engine/client/dev/keep-same.ts',
    'engine/model/text/heading-of.ts',
    'engine/ui/kit/on-typed.ts',
    'engine/model/schema/markup.ts',
    'engine/model/schema/publishing.ts',
    'engine/model/page-file.ts',
    'engine/model/text/slug-of.ts',
    'type engine/model',
    '@tanstack/react-virtual',
    'react',
    'react-dom',
  ],
  'engine/client/runtime': [
    'type engine/model',
    'engine/ui/kit',
    'engine/ui/i18n',
    'engine/client/offline',
    'engine/model/page-file.ts',
    'engine/model/schema/reserved-addresses.ts',
    'react',
    'react-dom',
    'virtual:pagewright',
  ],
  'engine/client/app': [
    'type engine/model',
    'engine/client/dev',
    'engine/model/text/escape-html.ts',
    'engine/ui/kit',
    'engine/ui/i18n',
    'engine/client/offline/kept-site.ts',
    'engine/model/page-file.ts',
    'engine/client/runtime',
    'engine/ui/shell',
    'engine/client/sources',
    'react',
    'react-dom',
  ],
  engine: ['type engine/model', 'fastest-levenshtein'],
  'engine/load': [
    'engine/check/problem.ts',
    'engine/load/bundled.mjs',
    'engine/load/cached-transform.mjs',
    'engine/cli',
    '*',
    'node:*',
  ],
  tools: over(...site, 'doors', 'test', 'bench', 'release', 'first-site', 'main.ts', 'commands.ts'),
  ...Object.fromEntries(site.map((room, index) => [`tools/${room}`, over(...site.slice(0, index))])),
  'engine/build': over(...site.slice(0, site.indexOf('publish')), 'bundled.mjs'),
  'tools/test': outside,
  'tools/release': outside,
  'tools/bench': [...outside, 'tools/test'],
  'tools/first-site': [...outside, 'tools/test', 'tools/first-site'],
};

/** Libraries that come in by one door, so that each can be replaced in one place. */
const doors: Record<string, RegExp> = {
  'virtual:pagewright': /^engine\/runtime\/renderers\.ts$/,
  ajv: /^(engine\/check|tools\/server)\//,
  ky: /^engine\/sources\/client\.ts$/,
  'react-router-dom': /^engine\/runtime\/navigation\//,
  swiper: /^engine\/sections\/carousel\//,
  leaflet: /^engine\/sections\/map\//,
  gcoord: /^engine\/compile\/location\.ts$/,
  i18next: /^engine\/language\//,
  'react-i18next': /^engine\/language\//,
  dompurify: /^(engine\/kit\/sanitise\.ts|engine\/kit\/sanitise-svg\.ts)$/,
  minisearch: /^engine\/search\/ranking\.test\.ts$/,
  'markdown-it': /^engine\/schema\/markup\.ts$/,
  'markdown-it-cjk-friendly': /^engine\/schema\/markup\.ts$/,
  htmlparser2:
    /^(engine\/check\/html|tools\/publish\/(archive-file|own-part|pdf\/(blocks|runs))|tools\/server\/forms\/fill-page)\.ts$/,
  pdfkit: /^tools\/publish\/pdf\/pen\.ts$/,
  fontkit: /^tools\/site\/fonts\/pdf-fonts\.ts$/,
  'bidi-js': /^tools\/publish\/pdf\/bidi\.ts$/,
  'subset-font': /^tools\/publish\/pdf\/faces\.ts$/,
  'jsonc-parser': /^engine\/check\/located-json\.ts$/,
  'fastest-levenshtein': /^engine\/nearest\.ts$/,
  'ts-json-schema-generator': /^tools\/generate\/schemas\/generate\.ts$/,
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
  const folders = file.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const room = folders.slice(0, depth).join('/');
    const any = [...folders.slice(0, depth - 1), '*'].join('/');
    if (any in walls) return [room, any];
    if (room in walls) return [room];
  }
  return [];
}

/** Whether an entry of the table allows an import from a file of a room. */
function allows(entry: string, { to, type }: Import): boolean {
  const [, onlyType, wanted = ''] = /^(type )?(.*)$/.exec(entry) ?? [];
  if (onlyType && !type) return false;
  if (wanted === '*') return !to.includes('/') || to.startsWith('@');
  if (wanted === 'node:*') return to.startsWith('node:');
  return wanted.endsWith('/*') ? to.startsWith(wanted.slice(0, -1)) : to === wanted || to.startsWith(`${wanted}/`);
}

/** Where an import is allowed, in words: `only engine/ui/kit and engine may, and for types engine/sections/*`. */
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
      const inside = roomsOf(one.to)[0] === own;
      const isAllowed = inside || allowed.some((entry) => allows(entry, one));
      if (isAllowed && (doorOf(one.to)?.test(file) ?? true)) return [];
      return [`${file} may not import ${one.type ? 'type ' : ''}${one.to}: ${placesOf(one)}`];
    });
  });
}

/** The room of a file as the picture of the house has it: its folder under `engine/` or `tools/`; a file right there is its own. */
export function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/**
 * The circles of imports, of values or types: each as its files in the order in which they import one another, the first again at
 * its end. With `of`, not files are asked but what it says they are part of.
 */
export function circles(sources: Record<string, string>, of = (file: string) => file): string[] {
  const imports = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(sources)) {
    const own = of(file);
    const to = importsOf(file, text).flatMap((one) => (one.to in sources ? of(one.to) : []));
    const others = own === file ? to : to.filter((one) => one !== own);
    imports.set(own, new Set([...(imports.get(own) ?? []), ...others]));
  }
  const found: string[] = [];
  const settled = new Set<string>();
  const visit = (here: string, way: string[]) => {
    const at = way.indexOf(here);
    if (at >= 0) found.push([...way.slice(at), here].join(' → '));
    if (at >= 0 || settled.has(here)) return;
    for (const to of imports.get(here) ?? []) visit(to, [...way, here]);
    settled.add(here);
  };
  for (const part of imports.keys()) visit(part, []);
  return found;
}
