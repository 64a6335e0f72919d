import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { validatorFor } from '../check/validators.ts';
import { corruptFile, corruptions } from '../testing/corrupt-file.ts';
import { caches, root } from './paths.ts';
import { cacheValidator } from './validator-cache.ts';

const folder = join(caches, 'validators');
const file = join(folder, 'test.cjs');
afterAll(() => rm(file, { force: true }));

test('a cached validator finds the same errors as a compiled one, and is written again only for another schema', async () => {
  const text = await readFile(join(root, 'schemas/page.schema.json'), 'utf8');
  const page = { route: 'a', sections: [{ type: 'table', columns: [] }, { type: 'tabel' }], id: 5 };
  const compiled = validatorFor(JSON.parse(text));
  expect(compiled(page)).toBe(false);
  const files: number[] = [];
  for (const content of [text, text, text.replace(/\n$/, ' \n')]) {
    const read = JSON.parse(content);
    cacheValidator(folder, 'test', () => content, read);
    const cached = validatorFor(read);
    expect(cached).not.toBe(compiled);
    expect(cached(page)).toBe(false);
    expect(cached.errors).toEqual(compiled.errors);
    files.push((await stat(file)).ino);
  }
  const [first, second, third] = files;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a changed schema gets a new validator under the same name', async () => {
  for (const type of ['string', 'number']) {
    const schema = { type };
    cacheValidator(folder, 'test', () => JSON.stringify(schema), schema);
    expect([validatorFor(schema)('a'), validatorFor(schema)(1)]).toEqual([type === 'string', type === 'number']);
  }
});

test('a damaged cached validator is compiled again', async () => {
  const text = await readFile(join(root, 'schemas/page.schema.json'), 'utf8');
  const isRight = async (how: string) => {
    const schema = JSON.parse(text);
    cacheValidator(folder, 'test', () => text, schema);
    expect(validatorFor(schema)({ id: 5 }), how).toBe(false);
    expect(validatorFor(schema).errors?.length, how).toBeGreaterThan(2);
  };
  await isRight('new');
  const whole = await readFile(file, 'utf8');
  const spoils: [string, () => unknown][] = [
    ...Object.keys(corruptions).map((how): [string, () => void] => [how, () => corruptFile(file, how)]),
    // A valid file for the same key, with other code.
    ['other code', () => writeFile(file, `${whole.split('\n', 1)[0]}\nmodule.exports = () => true;`)],
  ];
  for (const [how, spoilFile] of spoils) {
    await spoilFile();
    await isRight(how);
    expect(await readFile(file, 'utf8'), how).toBe(whole);
  }
});
