import { expect, test } from 'vitest';
import { createChecker } from '../../check/check.ts';
import { rangeOf } from '../../check/located-json.ts';
import { positionOf } from '../../check/position.ts';
import { allNodes, openFile, type SiteInput, setSchema } from '../../check/site-files.ts';
import { compileTarget } from '../../compile/target.ts';
import { examplePages } from '../../generate/gallery/examples.ts';
import { contextWith } from '../../generate/gallery/small-context.ts';
import { siteWith } from '../../generate/gallery/small-site.ts';
import type { CompiledSite } from '../../model/compiled.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Path } from '../../model/schema/walk.ts';
import { shipped } from '../../testing/shipped-languages.ts';
import { dataTarget } from './address.ts';

/** Addresses that run code or lead to a host that they do not seem to name, as browsers read them. */
const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
];

/**
 * Every address field in the examples and the small site, once, with its file and the position of its value.
 */
function fieldsOf(site: SiteInput): Map<string, { path: string; offset: number; length: number }> {
  const fields = new Map();
  for (const [path, text] of Object.entries(site.files)) {
    const file = openFile(path, text);
    const schema = file && site.schemas[file.schemaPath];
    if (!file || !schema) continue;
    setSchema(file, schema);
    const typeAt = (steps: Path) => sectionTypeAt(file.value, steps);
    for (const node of allNodes(file)) {
      const at = node.names.includes('Address') && rangeOf(file, node.path);
      const steps = node.path.filter((step) => typeof step === 'string').join('.');
      if (at) fields.set(`${file.kind} ${typeAt(node.path)} ${steps}`, { path, ...at });
    }
  }
  return fields;
}

function sectionTypeAt(value: unknown, path: Path): string {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return '';
  const { type = '' } = value as { type?: string };
  return sectionTypeAt((value as Record<string, unknown>)[step], rest) || type;
}

/** The properties that the schemas describe as addresses. */
function addressesIn(schemas: Schema[]): Set<string> {
  const properties = schemas
    .flatMap(({ definitions = {} }) => Object.values(definitions))
    .flatMap(({ properties = {} }) => Object.entries(properties));
  const isAddress = ({ $ref = '' }: Schema) => /\/(Address|Target)$/.test($ref);
  return new Set(properties.filter(([, schema]) => isAddress(schema)).map(([name]) => name));
}

/** Problems in any fixed order, as text. */
const sorted = (places: object[]) => places.map((place) => JSON.stringify(place)).sort();

test('every address field refuses each hostile address, with one problem at the field', async () => {
  const site = await siteWith(examplePages());
  const check = createChecker();
  expect(check(site)).toEqual([]);
  const fields = fieldsOf(site);
  const node = new Set([...fields.keys()].flatMap((name) => name.split(/[ .]/)));
  expect([...addressesIn(Object.values(site.schemas))].filter((name) => !node.has(name))).toEqual([]);

  const inOrder = [...fields.values()].sort((one, other) => one.offset - other.offset);
  for (const address of hostile) {
    const planted = JSON.stringify(address);
    const files = { ...site.files };
    const starts = inOrder.map(({ path, offset, length }) => {
      const text = files[path] ?? '';
      // Earlier replacements in the file have moved it.
      const start = offset + text.length - (site.files[path] ?? '').length;
      files[path] = text.slice(0, start) + planted + text.slice(start + length);
      return start;
    });
    const expected = inOrder.map(({ path }, index) => {
      // A character that cannot be published is reported at its position, and any other address as a whole.
      const at = (starts[index] ?? 0) + Math.max(0, planted.indexOf('\\u'));
      return { file: path, ...positionOf(files[path] ?? '', at) };
    });
    const found = check({ ...site, files }).map(({ file, line, column }) => ({ file, line, column }));
    expect(sorted(found), address).toEqual(sorted(expected));
  }
});

test('addresses that the check missed are never rendered: those of pages link home, those of data nowhere', async () => {
  const context = await contextWith();
  const site = { language: 'zh', ...shipped, bases: { files: '/files/' } } as unknown as CompiledSite;
  for (const address of hostile) {
    expect(compileTarget(address, 'en', context), address).toEqual({ href: '/en' });
    const target = dataTarget(address, site, 'files');
    // An address without a scheme is a file name behind its base.
    if (target) expect(new URL(target.href, 'https://site.invalid/').href).toMatch(/^https:\/\/site\.invalid\/files\//);
  }
  expect(dataTarget('/second', site, 'files')).toEqual({ href: '/second' });
});
