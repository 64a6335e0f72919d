import { readFileSync, statSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rightName, type SiteInput } from '../../engine/check/site-files.ts';
import type { Schema, Schemas } from '../../engine/schema/schema.ts';
import { listFiles } from '../files.ts';
import { settle } from '../journal/take-back.ts';
import { root } from '../paths.ts';
import { keepValidator } from './kept-validators.ts';

/** Reads everything that the check needs of a site. Rejects with a clear message when the folder is not a site. */
export function readSite(folder: string): Promise<SiteInput> {
  return siteReader(folder)();
}

/**
 * Reads a site again and again, each file once until its time, size or place on the disk changes; never one that is half
 * written. Rejects as {@link readSite}.
 */
export function siteReader(folder: string): () => Promise<SiteInput> {
  let known = new Map<string, { stamp: string; text: string }>();
  return async () => {
    await settle(folder);
    const { described, assets } = await filesOf(folder);
    // Thousands of small files: waiting for each takes longer than reading it.
    const read = (file: string) => {
      const path = join(folder, file);
      const { mtimeMs, size, ino } = statSync(path);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const before = known.get(file);
      return [file, before?.stamp === stamp ? before : { stamp, text: readFileSync(path, 'utf8') }] as const;
    };
    known = new Map(described.map(read));
    const files = Object.fromEntries([...known].map(([file, { text }]) => [file, text]));
    return { files, assets, schemas: await readSchemas() };
  };
}

/** The files that are checked, those named almost as if they were to be among them, and all files under `assets/`. */
async function filesOf(folder: string): Promise<{ described: string[]; assets: string[] }> {
  const pages = join(folder, 'pages');
  await access(pages).catch(() => {
    throw new Error(
      `${folder} holds no pages/: a site is a folder with pages/ and assets/. Give another with --site DIR.`,
    );
  });
  const assets = await listFiles(join(folder, 'assets')).catch(() => []);
  const described = [
    ...(await listFiles(pages)).map((file) => `pages/${file}`),
    ...assets.filter((file) => file.startsWith('records/')).map((file) => `assets/${file}`),
  ].filter((file) => rightName(file).endsWith('.json'));
  return { described, assets };
}

let schemas: Promise<Schemas> | undefined;

/** The generated schemas by path under `schemas/`, read once. Rejects when there are none. */
export function readSchemas(): Promise<Schemas> {
  schemas ??= (async () => {
    const folder = join(root, 'schemas');
    const files = await listFiles(folder).catch(() => {
      throw new Error('There is no schemas/. Run `npm run schemas`.');
    });
    const read = async (file: string) => {
      const text = await readFile(join(folder, file), 'utf8');
      const schema: Schema = JSON.parse(text);
      // Those that every check needs, and that take long to compile.
      if (!file.includes('/')) await keepValidator(file.replace('.schema.json', ''), text, schema);
      return [file, schema] as const;
    };
    return Object.fromEntries(await Promise.all(files.filter((file) => file.endsWith('.schema.json')).map(read)));
  })();
  return schemas;
}
