import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { breaches, circles, roomOf, walls } from './walls.ts';

let sources: Record<string, string>;
beforeAll(async () => {
  const files = await Promise.all(
    ['engine', 'tools'].map(async (house) => (await listFiles(join(root, house))).map((file) => `${house}/${file}`)),
  );
  const written = files
    .flat()
    .filter(
      (file) =>
        /\.(tsx?|mts)$/.test(file) && !/\.test\.tsx?$|^tools\/(test\/(fixtures|e2e)|first-site\/e2e)\//.test(file),
    );
  sources = Object.fromEntries(written.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
});

test('every import stays within the walls and every library has its one door', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(breaches(sources)).toEqual([]);
});

test('no files import one another in a circle, values or types', () => {
  expect(circles(sources)).toEqual([]);
  const planted = {
    'a/one.ts': "import type { Two } from './two.ts';\n",
    'a/two.ts': "import { one } from './one.ts';\n",
  };
  expect(circles(planted)).toEqual(['a/one.ts → a/two.ts → a/one.ts']);
});

test('no rooms import one another in a circle', () => {
  expect(circles(sources, roomOf)).toEqual([]);
  const planted = {
    'engine/a/one.ts': "import type { Two } from '../b/two.ts';\n",
    'engine/a/other.ts': '',
    'engine/b/two.ts': "import { other } from '../a/other.ts';\n",
  };
  expect(circles(planted)).toEqual([]);
  expect(circles(planted, roomOf)).toEqual(['engine/a → engine/b → engine/a']);
});

test('every room of the table is there', () => {
  const rooms = Object.keys(walls).map((room) => room.replace('/*', ''));
  expect(rooms.filter((room) => !Object.keys(sources).some((file) => file.startsWith(`${room}/`)))).toEqual([]);
});

test('the top level shows the rooms and what npm, GitHub and readers look for there, and nothing else', () => {
  const made = /^(node_modules|dist|dist\..*|test-results|.*\.log)$/;
  const shown = readdirSync(root).filter((name) => !name.startsWith('.') && !made.test(name));
  const files = ['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json', 'package-lock.json', 'tsconfig.json'];
  const rooms = ['assets', 'engine', 'pages', 'schemas', 'tools'];
  expect(shown.sort()).toEqual([...files, ...rooms].sort());
});

describe('a planted import is found', () => {
  test.each([
    ['engine/sections/table/table.tsx', "import { Cards } from '../cards/cards.tsx';"],
    ['engine/sections/table/table.tsx', "import { useNavigate } from 'react-router-dom';"],
    ['engine/client/app/page.tsx', "import { useNavigate } from 'react-router-dom';"],
    ['engine/sections/table/table.tsx', "import { get } from '../../sources/client.ts';"],
    ['engine/sections/table/table.tsx', "import { useTranslation } from 'react-i18next';"],
    ['engine/ui/kit/link.tsx', "import i18next from 'i18next';"],
    ['engine/sections/table/table.tsx', "import Header from '../../shell/header.tsx';"],
    ['engine/sections/table/table.tsx', "const load = () => import('swiper');"],
    ['engine/sections/table/descriptor.ts', "import { endpoint } from '../../sources/news.list/endpoint.ts';"],
    ['engine/ui/kit/link.tsx', "import type { TableSection } from '../sections/table/descriptor.ts';"],
    ['engine/ui/kit/link.tsx', "import DOMPurify from 'dompurify';"],
    ['engine/check/check.ts', "import { readFileSync } from 'node:fs';"],
    ['engine/check/check.ts', "import { useState } from 'react';"],
    ['engine/compile/page.ts', "import { get } from '../sources/client.ts';"],
    ['engine/model/kinds.ts', "import { readAddress } from '../schema/address.ts';"],
    ['engine/model/schema/walk.ts', "import { nearest } from '../check/suggest.ts';"],
    ['engine/client/sources/news.list/endpoint.ts', "import { answer } from '../news.item/endpoint.ts';"],
    ['engine/client/app/app.tsx', "import { checkSite } from '../check/check.ts';"],
    ['engine/client/app/app.tsx', "import Table from '../sections/table/table.tsx';"],
    ['engine/build/build.ts', "import Table from '../../engine/sections/table/table.tsx';"],
    ['engine/site/open-site.ts', "import { Ajv } from 'ajv';"],
    ['engine/site/open-site.ts', "import { build } from '../../engine/build/build.ts';"],
    ['engine/cli/check.ts', "import { smallSite } from '../test/fixtures/small-site.ts';"],
    ['tools/nightly/fuzz/judge.ts', "import { spec } from '../../first-site/spec/spec.ts';"],
    ['engine/check/check.ts', "import {\n  a,\n  b,\n} from '../compile/page.ts';"],
    ['engine/check/check.ts', "export * from '../compile/page.ts';"],
  ])('in %s: %s', (file, line) => {
    expect(breaches({ [file]: `${line}\n` })).toHaveLength(1);
  });

  test.each([
    ['../cards/cards.tsx', 'engine/sections/cards/cards.tsx: only engine/sections/cards may'],
    [
      '../../sources/client.ts',
      'engine/client/sources/client.ts: only engine/client/sources, engine/client/app, tools',
    ],
    ['react-router', 'react-router: no room may'],
    ['swiper', 'swiper: its one door is engine/sections/carousel'],
    ['ajv', 'ajv: its one door is engine/check or engine/server'],
    ['dompurify', 'dompurify: its one door is engine/ui/kit/sanitise.ts'],
  ])('and %s is said where it is allowed', (from, says) => {
    const [found] = breaches({ 'engine/sections/table/table.tsx': `import { x } from '${from}';\n` });
    expect(found).toContain(`engine/sections/table/table.tsx may not import ${says}`);
  });
});
