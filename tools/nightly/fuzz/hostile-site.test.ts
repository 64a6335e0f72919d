import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFile } from '../../../engine/check/site-files.ts';
import { fileText, smallCollections, smallSite } from '../../../engine/generate/gallery/small-site.ts';
import { writeAtomically } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { writeSmallAssets } from '../../../engine/testing/small-assets.ts';

const page = fileText(smallSite['pages/second.json']);
const after = (field: string) => page.replace('"id": "second",', `"id": "second", ${field},`);

/** Files that are meant to harm, and what the check says of each. */
const hostile: Record<string, { text: string; says: RegExp }> = {
  'lists-100000-deep': { text: '['.repeat(100_000) + ']'.repeat(100_000), says: /deeper than 100 levels/ },
  'objects-100000-deep': { text: '{"sections":'.repeat(100_000), says: /deeper than 100 levels/ },
  'fifty-megabytes': { text: `"${'x'.repeat(50_000_000)}"`, says: /larger than 5 MB/ },
  'fifty-megabytes-of-keys': { text: `{${'"a":1,'.repeat(8_000_000)}"b":1}`, says: /larger than 5 MB/ },
  prototype: { text: after('"__proto__": { "polluted": true }'), says: /"__proto__" cannot be a name/ },
  'escaped-prototype': { text: after('"__pro\\u0074o__": { "polluted": true }'), says: /"__proto__" cannot be a name/ },
  constructor: {
    text: after('"constructor": { "prototype": { "polluted": true } }'),
    says: /"constructor" is not a field/,
  },
  'type-constructor': { text: page.replace('"prose"', '"constructor"'), says: /"constructor" is not a section type/ },
  'duplicate-keys': { text: after('"title": "Twice"'), says: /"title"/ },
  'byte-order-mark': { text: `\uFEFF${page}`, says: /byte order mark/ },
  truncated: { text: page.slice(0, page.length / 2), says: /./ },
  empty: { text: '', says: /empty/ },
  'no-utf-8': { text: `${page}\uFFFD`, says: /UTF-8/ },
};

/** What each file may take, in milliseconds: the process that checks them all is ended when it takes longer. */
const boundMs = 1000;

test('a site of hostile files is checked to its end in bounded time, a clean error for each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-hostile-'));
  try {
    for (const [file, value] of Object.entries({ ...smallCollections, ...smallSite }))
      await writeAtomically(join(folder, file), fileText(value));
    await writeSmallAssets(folder);
    for (const [name, { text }] of Object.entries(hostile))
      await writeAtomically(join(folder, `pages/${name}.json`), text);
    const args = [join(root, 'tools/run.mjs'), 'check', '--site', folder, '--format', 'json', '--lang', 'en'];
    const timeout = Object.keys(hostile).length * boundMs;
    const { status, signal, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout });
    expect({ status, signal }).toEqual({ status: 1, signal: null });
    const problems: { file: string; message: string; line: number; column: number }[] = JSON.parse(stdout);
    for (const [name, { says }] of Object.entries(hostile)) {
      const own = problems.filter(({ file }) => file === `pages/${name}.json`);
      expect.soft(own.map(({ message }) => message).join('\n'), name).toMatch(says);
      expect.soft(own.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the same files pollute every object when they are merged without care, and none once they were checked', () => {
  const polluted = (): boolean => 'polluted' in {};
  const merge = (into: Record<string, unknown>, from: object): void => {
    for (const [key, value] of Object.entries(from)) {
      if (typeof value === 'object') {
        if (!(key in into)) into[key] = {};
        merge(into[key] as Record<string, unknown>, value);
      } else into[key] = value;
    }
  };
  const texts = Object.values(hostile).filter(({ text }) => text.includes('"polluted"'));
  let count = 0;
  for (const { text } of texts) {
    openFile('pages/second.json', text);
    expect(polluted()).toBe(false);
    merge({}, JSON.parse(text));
    if (polluted()) count++;
    Reflect.deleteProperty(Object.prototype, 'polluted');
  }
  expect(count).toBe(texts.length);
});
