import { describe, expect, it } from 'vitest';
import type { Field, StringField } from '../protocol/form-protocol.ts';
import { findFieldByText, sectionPointers } from './find-field.ts';

const head = { name: '', title: { en: '', zh: '' }, isOptional: false, forms: [] };
const line = (pointer: string, value: string): StringField => ({ ...head, pointer, kind: 'line', value });
const group = (pointer: string, fields: Field[], kind: 'object' | 'list' = 'object'): Field => ({
  ...head,
  pointer,
  kind,
  fields,
  blanks: [],
});

describe('the field of a clicked element', () => {
  const facets = group('/sections/0', [line('/sections/0/facets/0/field', 'CUDA')]);
  const tables = group('/sections/0/sections/0', [
    line('/sections/0/sections/0/rows/0/package/label', 'cuda-11.6.zip'),
    line('/sections/0/sections/0/rows/0/package/to', 'station:cuda-11.6.zip'),
  ]);

  it('is in the inner section with exactly that text, and not in one with a part of it', () => {
    expect(findFieldByText([facets, tables], 'cuda-11.6.zip', 'en')).toBe(
      '/sections/0/sections/0/rows/0/package/label',
    );
    // The control: without the other form the name of a file is taken for that of a field.
    expect(findFieldByText([facets], 'cuda-11.6.zip', 'en')).toBe('/sections/0/facets/0/field');
  });

  it('is in the visible language if several match, and undefined without a match', () => {
    const value = { zh: 'GPU', en: 'GPU' };
    const texts: Field = { ...head, pointer: '/title', kind: 'texts', value, isLong: false };
    expect(findFieldByText([texts], 'GPU', 'en')).toBe('/title/en');
    expect(findFieldByText([texts], 'GPU', 'zh')).toBe('/title/zh');
    expect(findFieldByText([texts], 'Weather', 'en')).toBeUndefined();
  });

  it('is the template whose names in braces can be filled to the text, the most specific first', () => {
    const card = group('/sections/0', [
      line('/sections/0/cards/0/title', '{title}'),
      line('/sections/0/cards/0/text', '{author}, {journal}'),
      line('/sections/0/heading', 'Studies of {year}'),
    ]);
    expect(findFieldByText([card], 'Studies of 2025', 'en')).toBe('/sections/0/heading');
    expect(findFieldByText([card], 'Ada Penrose, Lights and Beacons', 'en')).toBe('/sections/0/cards/0/text');
    expect(findFieldByText([card], 'The light put out', 'en')).toBe('/sections/0/cards/0/title');
  });

  it('may be in any section that a form links to', () => {
    const form = group('/sections/0', [
      group(
        '/sections/0/sections',
        [
          { ...line('/sections/0/sections/0', ''), kind: 'section' },
          { ...line('/sections/0/sections/1', ''), kind: 'section' },
        ],
        'list',
      ),
    ]);
    expect(sectionPointers(form)).toEqual(['/sections/0/sections/0', '/sections/0/sections/1']);
  });
});
