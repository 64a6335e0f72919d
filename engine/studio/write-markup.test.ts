import { expect, test } from 'vitest';
import { linkTargets, parseMarkup } from '../schema/markup.ts';
import { linked, marked, type Written } from './write-markup.ts';

const done = (text: string, { start, end, text: by }: Written) => text.slice(0, start) + by + text.slice(end);
const selected = (text: string, written: Written) => done(text, written).slice(...written.selected);

test('what is selected becomes bold or code, stays selected, and becomes plain again by the same button', () => {
  const text = 'Read this first';
  for (const [mark, node] of [
    ['**', { strong: ['this'] }],
    ['`', { code: 'this' }],
  ] as const) {
    const written = marked(text, [5, 9], mark);
    expect(parseMarkup(done(text, written))).toEqual(['Read ', node, ' first']);
    expect(selected(text, written)).toBe('this');
    expect(done(done(text, written), marked(done(text, written), written.selected, mark))).toBe(text);
  }
  expect(done('**this**', marked('**this**', [0, 8], '**'))).toBe('this');
});

test('blanks at the ends of what is selected stay outside, for beside them a mark is none', () => {
  const text = 'Read this first';
  expect(done(text, marked(text, [5, 10], '**'))).toBe('Read **this** first');
  expect(parseMarkup('Read **this **first')).toEqual(['Read **this **first']);
});

test('with nothing selected the marks stand around where it is typed', () => {
  const written = marked('', [0, 0], '**');
  expect(done('', written)).toBe('****');
  expect(written.selected).toEqual([2, 2]);
});

test('whatever label and target a link is given, it is read as that link', () => {
  for (const target of ['/second#guide', 'https://example.org/a_(b)', 'files:two words.pdf'])
    for (const label of ['second page', 'a [b] c', '第二页']) {
      const text = done(`See ${label}.`, linked(`See ${label}.`, [4, 4 + label.length], target));
      expect(linkTargets(text), text).toEqual([target]);
      expect(parseMarkup(text)).toEqual(['See ', { label: [label], target }, '.']);
    }
  expect(done('', linked('', [0, 0], '/a'))).toBe('[/a](/a)');
});
