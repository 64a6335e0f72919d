import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileKindOf } from '../../../engine/check/site-files.ts';
import { listFiles } from '../../../engine/site/files/files.ts';

/** A change of a site, or of the engine that serves it. */
export interface Action {
  kind: string;
  /** The affected files and folders. No other action changes them until they are restored. */
  at: string[];
  mend(): Promise<void>;
}

/** The state that actions change. */
export interface ActionContext {
  site: string;
  /** The repository whose engine serves it. */
  repository: string;
  /** The files of a new section type and a source, by path in the repository. Default: none. */
  scaffold: Record<string, string>;
  open: Action[];
  /** Uniform numbers in [0, 1). */
  random: () => number;
}

/** A page without changes, which shows that saves take effect. */
export const beacon = 'pages/beacon.json';

/** Makes a change; `undefined` if that is impossible now. */
type Do = (context: ActionContext) => Promise<Omit<Action, 'kind'> | undefined>;

type Json = Record<string, unknown>;

/** Tests whether a file has a kind, by its path. */
type Form = Pick<RegExp, 'test'>;

const page: Form = { test: (file) => fileKindOf(file)?.kind === 'page' };
const shared = /^pages\/shared\//;
const siteFile = /^pages\/site\.json$/;
const collection: Form = { test: (file) => fileKindOf(file)?.kind === 'collection' };
const record = /^assets\/records\//;
const asset = /^assets\/(files|images)\//;

export const kinds: Record<string, Do> = {
  'a text saved': inJson(page, (value, { random }) => ({
    ...value,
    title: { zh: `已存 ${random()}`, en: `Saved ${random()}` },
  })),
  'another route': inJson(page, ({ route, ...value }, { random }) => ({
    ...value,
    route: String(route).replace(/^\/[^/{]*/, `/moved.${Math.floor(random() * 1e6)}`),
  })),
  'a dead link': inJson(page, ({ sections, ...value }) => ({
    ...value,
    sections: [...(sections as Json[]), { type: 'prose', paragraphs: ['[lost](/lost)'] }],
  })),
  'a field mistyped': inJson(page, ({ title, ...value }) => ({ ...value, tilte: title })),
  'a file that says something else': change(/^(pages|assets\/records)\//, (_, { random }) =>
    String(['null', '[]', '{}', '7', '"text"', ''][Math.floor(random() * 6)]),
  ),
  'a page cut off': cut(page),
  'a page taken away': gone(page),
  'a page made': (context) => {
    const name = `made-${Math.floor(context.random() * 1e6)}`;
    return made(context, `pages/${name}`, `deep/${name}.json`, pageOf(name, []));
  },
  'site.json saved': inJson(siteFile, (value, { random }) => ({ ...value, tagline: `Saved ${random()}` })),
  'site.json cut off': cut(siteFile),
  'a shared file cut off': cut(shared),
  'a collection cut off': cut(collection),
  'a collection taken away': gone(collection),
  'a field of a collection called otherwise': inJson(collection, ({ fields, ...value }) => {
    const [[name = '', field] = [], ...others] = Object.entries(fields as Json);
    return { ...value, fields: { [`${name}_renamed`]: field, ...Object.fromEntries(others) } };
  }),
  'a collection saved': inJson(collection, (value, { random }) => ({ ...value, says: `Saved ${random()}` })),
  'a record saved': change(record, (text, { random }) =>
    String(text).replace(/"(title|name|question)": "/, `"$1": "Saved ${random()}`),
  ),
  'a record cut off': cut(record),
  'records taken away': gone(record),
  'an asset saved': change(asset, (bytes) => Buffer.concat([bytes, Buffer.from('\n')])),
  'an asset taken away': gone(asset),
  'an asset made': (context) => made(context, 'assets/files/made', `${context.random()}.txt`, 'made'),
  'a folder renamed': async (context) => {
    const inside = await pick(context, /^pages\/[^/]+\//);
    const folder = inside?.split('/').slice(0, 2).join('/');
    return folder && isFree(context, folder) ? moved(context, folder, `${folder}-renamed`) : undefined;
  },
  'folders made and taken away quickly': async ({ site, random }) => {
    const folder = join(site, `pages/quick-${random()}`);
    for (let turn = 0; turn < 5; turn++) {
      await mkdir(join(folder, 'a/b/c'), { recursive: true });
      await rm(folder, { recursive: true });
    }
    return { at: [], mend: async () => {} };
  },
  'pages renamed and renamed back': (context) => awayAndBack(context, 'pages'),
  'assets renamed and renamed back': (context) => awayAndBack(context, 'assets'),
  'a section type and a source made': async (context) => {
    const files = Object.entries(context.scaffold);
    if (files.length === 0 || !isFree(context, 'schemas')) return undefined;
    const undo: (() => Promise<void>)[] = [];
    for (const [file, text] of files) {
      const path = join(context.repository, file);
      const before = await readFile(path).catch(() => undefined);
      const own = file.startsWith('engine/') ? dirname(path) : path;
      undo.push(() => (before ? writeFile(path, before) : rm(own, { recursive: true, force: true })));
      await write(path, text);
    }
    const mend = async () => {
      for (const act of undo) await act();
    };
    return { at: ['schemas'], mend };
  },
  'a page made of that type': (context) =>
    made(context, 'pages/told', 'told.json', pageOf('told', [{ type: 'told', words: 'Told' }])),
  'a source of the engine broken': async (context) => {
    const file = 'engine/sections/table/table.tsx';
    if (!isFree(context, file)) return undefined;
    const path = join(context.repository, file);
    const before = await readFile(path);
    await writeFile(path, `const broken = ;\n${before}`);
    return { at: [file], mend: () => writeFile(path, before) };
  },
};

/** Draws the next action: each kind once before any is repeated, if possible. */
export function shuffledActions(): (context: ActionContext) => Promise<Action | undefined> {
  let left: string[] = [];
  return async (context) => {
    if (left.length === 0) left = Object.keys(kinds);
    const order = left.map((kind) => ({ kind, at: context.random() })).sort((one, other) => one.at - other.at);
    for (const { kind } of order) {
      const done = await kinds[kind]?.(context);
      if (!done) continue;
      left = left.filter((one) => one !== kind);
      return { kind, ...done };
    }
    return undefined;
  };
}

/** Whether no action is open at a path, above or below it. */
function isFree({ open }: ActionContext, path: string): boolean {
  const holds = (one: string, other: string) => `${other}/`.startsWith(`${one}/`);
  return !open.some(({ at }) => at.some((one) => holds(one, path) || holds(path, one)));
}

/** A file of a kind without an open action. */
async function pick(context: ActionContext, form: Form): Promise<string | undefined> {
  const files = await listFiles(context.site);
  const free = files.filter((file) => form.test(file) && file !== beacon && isFree(context, file));
  return free[Math.floor(context.random() * free.length)];
}

function change(form: Form, edit: (content: Buffer, context: ActionContext) => string | Buffer): Do {
  return async (context) => {
    const file = await pick(context, form);
    if (!file) return undefined;
    const path = join(context.site, file);
    const before = await readFile(path);
    await writeFile(path, edit(before, context));
    return { at: [file], mend: () => writeFile(path, before) };
  };
}

function inJson(form: Form, edit: (value: Json, context: ActionContext) => Json): Do {
  return change(form, (text, context) => JSON.stringify(edit(JSON.parse(String(text)), context), null, 2));
}

/** A truncated file. It is never valid JSON, because the last bracket is missing. */
function cut(form: Form): Do {
  return change(form, (text, { random }) => {
    const whole = String(text).trimEnd();
    return whole.slice(0, Math.floor(random() * whole.length));
  });
}

function gone(form: Form): Do {
  return async (context) => {
    const file = await pick(context, form);
    if (!file) return undefined;
    const path = join(context.site, file);
    const before = await readFile(path);
    await rm(path);
    return { at: [file], mend: () => write(path, before) };
  };
}

async function made(context: ActionContext, folder: string, file: string, text: string): ReturnType<Do> {
  if (!isFree(context, folder)) return undefined;
  await write(join(context.site, folder, file), text);
  return { at: [folder], mend: () => rm(join(context.site, folder), { recursive: true }) };
}

async function moved({ site }: ActionContext, from: string, to: string): Promise<Omit<Action, 'kind'>> {
  await rename(join(site, from), join(site, to));
  return { at: [from, to], mend: () => rename(join(site, to), join(site, from)) };
}

async function awayAndBack(context: ActionContext, folder: string): Promise<Omit<Action, 'kind'>> {
  const { mend } = await moved(context, folder, 'elsewhere');
  await mend();
  return { at: [], mend: async () => {} };
}

function pageOf(id: string, sections: Json[]): string {
  return JSON.stringify({ $schema: '', id, route: `/${id}/v1.2`, title: id, sections });
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
