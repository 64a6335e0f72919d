import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { readSchemas } from '../site/read-site.ts';
import { allExamples, folders, sectionTypes } from '../testing/examples.ts';
import { guideOf } from './guide.ts';

let guide = '';
let headings: string[] = [];

beforeAll(async () => {
  guide = guideOf(await readSchemas(), allExamples());
  headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading as string);
});

test('the guide that is committed is the one that the schemas and examples give', async () => {
  expect(await readFile(join(root, 'schemas/README.md'), 'utf8')).toBe(guide);
});

test('the guide has a part for every section type and every source, each heading once', () => {
  expect(headings).toEqual(expect.arrayContaining([...sectionTypes, ...folders('engine/sources')]));
  expect(new Set(headings).size).toBe(headings.length);
});

test('every link inside the guide leads to one of its headings', () => {
  const anchors = new Set(headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-').replaceAll('.', '')));
  const prose = guide.replace(/```.*?```|`[^`\n]*`/gs, '');
  const links = [...prose.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor as string);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
