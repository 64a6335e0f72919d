import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Schema } from '../../model/schema/schema.ts';
import { root } from '../../site/paths.ts';
import type { EntryRules, Field } from '../protocol/form-protocol.ts';
import { buildForm } from './build-form.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const languages = ['zh', 'en'];
const schema = JSON.parse(read('schemas/site.schema.json')) as Schema;
const formFor = (value: unknown, own = schema) => buildForm(value, own, '', languages);

/** The lists of links of a form by pointer, with the kind of their items. */
function entriesOf(form: Field | undefined): Record<string, unknown> {
  const told = (pointer: string, { target, inner }: EntryRules) => [pointer, { target, inner }] as const;
  const own = (field: Field): (readonly [string, unknown])[] => {
    if (!('fields' in field)) return [];
    return [
      ...(field.kind === 'list' && field.entries ? [told(field.pointer, field.entries)] : []),
      ...field.blanks.flatMap(({ name, entries }) => (entries ? [told(`${field.pointer}/${name}?`, entries)] : [])),
      ...field.fields.flatMap(own),
    ];
  };
  return Object.fromEntries(form ? own(form) : []);
}

test('the schema identifies lists of links and groups at any depth, even missing ones', () => {
  const link = { label: 'a', to: '/' };
  const site = {
    navigation: [{ label: 'a', children: [link] }],
    footer: { groups: [{ title: 'b', links: [link] }], copyright: '' },
  };
  const nested = { target: 'to', inner: 'children' };
  expect(entriesOf(formFor(site))).toEqual({
    '/navigation': nested,
    '/navigation/0/children': nested,
    '/navigation/0/children/0/children?': nested,
    '/footer/groups': { inner: 'links' },
    '/footer/groups/0/links': { target: 'to' },
    '/footer/contacts?': { target: 'to' },
    '/footer/social?': { target: 'to' },
  });
});

test('another site’s lists are identified by any name, but not lists without text or target, or of sections', () => {
  const text = { type: ['string', 'object'], properties: { zh: { type: 'string' }, en: { type: 'string' } } };
  const list = (properties: object, kind = '') => ({
    type: 'array',
    items: { type: 'object', properties, ...(kind && { kind }) },
  });
  const to = { $ref: '#/definitions/Target' };
  const own = {
    type: 'object',
    definitions: { Target: { type: 'string' } },
    properties: {
      shelves: list({ says: text, boxes: list({ says: text, drawers: list({ says: text, leads: to }) }) }),
      bare: list({ leads: to }),
      words: list({ says: text }),
      parts: list({ says: text, leads: to }, 'Section'),
    },
  } as unknown as Schema;
  const value = {
    shelves: [{ says: '', boxes: [{ says: '', drawers: [{ says: '', leads: '/' }] }] }],
    bare: [],
    words: [],
    parts: [],
  };
  expect(entriesOf(formFor(value, own))).toEqual({
    '/shelves': { inner: 'boxes' },
    '/shelves/0/boxes': { inner: 'drawers' },
    '/shelves/0/boxes/0/drawers': { target: 'leads' },
  });
});
