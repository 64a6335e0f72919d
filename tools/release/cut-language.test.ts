import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readReleasedLanguage, writeReleasedLanguage } from '../../engine/refactor/evolution/released-language.ts';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { readSchemas } from '../../engine/site/read-site.ts';
import { changeLanguage, presentLanguage, rename } from '../../engine/testing/old-language.ts';
import { releaseLanguage } from './release.ts';

const schemas = await readSchemas();
const broken = changeLanguage((types) => rename(types, 'TableSection', 'columns', 'fields'));

let repository: string;
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'pagewright-release-'));
  const filter = async (path: string) =>
    (await stat(path)).isDirectory() || /(descriptor|\/model\/[^/]+)\.ts$/.test(path);
  await cp(join(root, 'engine'), join(repository, 'engine'), { recursive: true, filter });
  await version('0.0.9');
});
afterEach(() => rm(repository, { recursive: true }));

const version = (version: string) => writeAtomically(join(repository, 'package.json'), JSON.stringify({ version }));
const migration = `export default { from: '0.0.9', description: 'S.', type: 'TableSection', steps: [{ rename: 'fields', to: 'columns' }] };`;
const write = () => writeAtomically(join(repository, 'engine/sections/table/migrations/1-columns.ts'), migration);

describe('cutting a release of the language', () => {
  test('the first time keeps it as it is, and again changes no byte', async () => {
    await releaseLanguage(schemas, repository);
    expect(await readReleasedLanguage(repository)).toEqual({
      $comment: expect.any(String),
      ...presentLanguage,
      version: '0.0.9',
    });
    const text = await readFile(join(repository, 'schemas/released.json'), 'utf8');
    await releaseLanguage(schemas, repository);
    expect(await readFile(join(repository, 'schemas/released.json'), 'utf8')).toBe(text);
  });

  test('takes additions', async () => {
    const less = changeLanguage((types) => rename(types, 'TableSection', 'note'));
    await writeReleasedLanguage(less, repository);
    await releaseLanguage(schemas, repository);
    expect((await readReleasedLanguage(repository))?.definitions).toEqual(presentLanguage.definitions);
  });

  test('refuses a breaking change without a migration, and writes nothing', async () => {
    await writeReleasedLanguage(broken, repository);
    const refused = 'nothing was released.\nengine/sections/table: what 0.0.9';
    await expect(releaseLanguage(schemas, repository)).rejects.toThrow(refused);
    expect((await readReleasedLanguage(repository))?.definitions).toEqual(broken.definitions);
    await write();
    await version('0.1.0');
    await releaseLanguage(schemas, repository);
    expect(await readReleasedLanguage(repository)).toMatchObject({
      version: '0.1.0',
      definitions: presentLanguage.definitions,
    });
  });
});
