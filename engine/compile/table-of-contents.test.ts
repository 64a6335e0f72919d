import { expect, it } from 'vitest';
import type { CompiledSection } from '../model/compiled.ts';
import { tableOfContents } from './table-of-contents.ts';

const html = (html: string) => ({ html });
const text = html(
  '<h2 id="one">One &amp; <code>two</code></h2><p>…</p><h3 id="part">Part</h3>\n<h2 id="next">Next</h2>',
);
const listed = [
  { id: 'one', heading: 'One & two' },
  { id: 'next', heading: 'Next' },
];

it.each<[what: string, sections: object[], contents: object | undefined]>([
  ['a text of the section', [{ content: text }], { s0: listed }],
  ['a record that it shows', [{ data: { answer: { title: 'Record', content: text } } }], { s0: listed }],
  ['records in a list', [{ data: { answer: [{ content: text }] } }], undefined],
  ['headings of sections', [{ heading: 'A' }, { heading: 'B' }], {}],
  ['one of each', [{ heading: 'A' }, { content: html('<h2 id="b">B</h2>') }], { s1: [{ id: 'b', heading: 'B' }] }],
  ['one heading', [{ heading: 'A' }, { content: html('<h2>B</h2><h3 id="c">C</h3>') }], undefined],
])('lists the largest headings of texts by section, and at least two headings: %s', (_, sections, contents) => {
  const compiled = sections.map((section, index) => ({ type: 'article', id: `s${index}`, ...section }));
  expect(tableOfContents(compiled as CompiledSection[])).toEqual(contents);
});
