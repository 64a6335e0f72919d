import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteInput } from '../../engine/check/site-files.ts';
import type { Schema, Schemas } from '../../engine/schema/schema.ts';
import { listFiles } from '../files.ts';
import { root } from '../paths.ts';

/** Reads everything that the check needs of a site. Rejects with a clear message when the folder is not a site. */
export async function readSite(folder: string): Promise<SiteInput> {
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
  ].filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(
    described.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  return { files: Object.fromEntries(texts), assets, schemas: await readSchemas() };
}

let schemas: Promise<Schemas> | undefined;

/** The generated schemas by path under `schemas/`, read once. Rejects when there are none. */
export function readSchemas(): Promise<Schemas> {
  schemas ??= (async () => {
    const folder = join(root, 'schemas');
    const files = await listFiles(folder).catch(() => {
      throw new Error('There is no schemas/. Run `npm run schemas`.');
    });
    const read = async (file: string) =>
      [file, JSON.parse(await readFile(join(folder, file), 'utf8')) as Schema] as const;
    return Object.fromEntries(await Promise.all(files.filter((file) => file.endsWith('.schema.json')).map(read)));
  })();
  return schemas;
}
