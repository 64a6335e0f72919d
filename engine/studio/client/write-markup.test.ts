import { expect, test } from 'vitest';
import { linkTargets, parseMarkup, strayMarks } from '../../model/schema/markup.ts';
import { addLink, type MarkupEdit, toggleMark } from './write-markup.ts';

const done = (text: string, { start, end, text: by }: MarkupEdit) => text.slice(0, start) + by + text.slice(end);
const selected = (text: string, written: MarkupEdit) => done(text, written).slice(...written.selected);

test('the selection becomes bold or code, stays selected, and becomes plain again with the same button', () => {
  const text = 'Read this first';
  for (const [mark, node] of [
    ['**', { strong: ['this'] }],
    ['`', { code: 'this' }],
  ] as const) {
    const written = toggleMark(text, [5, 9], mark);
    expect(parseMarkup(done(text, written))).toEqual(['Read ', node, ' first']);
    expect(selected(text, written)).toBe('this');
    expect(done(done(text, written), toggleMark(done(text, written), written.selected, mark))).toBe(text);
  }
  expect(done('**this**', toggleMark('**this**', [0, 8], '**'))).toBe('this');
});

test('spaces at the ends of the selection stay outside, because marks next to them have no effect', () => {
  const text = 'Read this first';
  expect(done(text, toggleMark(text, [5, 10], '**'))).toBe('Read **this** first');
  expect(parseMarkup('Read **this **first')).toEqual(['Read **this **first']);
});

test.each([
  // The text with the selection in ‹›, and the result of Bold.
  ['‹注意：›正文', '**注意：**正文'],
  ['用‹“高精度”›模式', '用**“高精度”**模式'],
  ['pay‹($9)›now', 'pay**($9)**now'],
  ['用‹`a ** b`›表示', '用**`a ** b`**表示'],
  ['见‹[链接](/hours)›后', '见**[链接](/hours)**后'],
  ['**a**‹b›', '**ab**'],
  ['‹a›**b**', '**ab**'],
  ['**a**‹b›**c**', '**abc**'],
  ['‹甲**乙**丙›', '**甲乙丙**'],
  ['a **b ‹c** d›', 'a **b c d**'],
  ['‹a **b› c** d', '**a b c** d'],
  ['**a ‹b› c**', '**a** b **c**'],
  ['**‹a› b**', 'a **b**'],
  ['**a ‹b›**', '**a** b'],
])('Bold on %j writes %j', (text, expected) => {
  const [from, to] = [text.indexOf('‹'), text.indexOf('›') - 1];
  const bare = text.replace(/[‹›]/g, '');
  const written = toggleMark(bare, [from, to], '**');
  expect(done(bare, written)).toBe(expected);
  expect(strayMarks(expected)).toEqual([]);
  const withoutMarks = (words: string) => words.replaceAll('**', '');
  expect(withoutMarks(selected(bare, written))).toBe(withoutMarks(bare.slice(from, to)));
});

test('without a selection the marks surround the cursor', () => {
  const written = toggleMark('', [0, 0], '**');
  expect(done('', written)).toBe('****');
  expect(written.selected).toEqual([2, 2]);
});

test('a link with any label and target is read back as that link', () => {
  for (const target of ['/second#guide', 'https://example.org/a_(b)', 'files:two words.pdf'])
    for (const label of ['second page', 'a [b] c', '第二页']) {
      const text = done(`See ${label}.`, addLink(`See ${label}.`, [4, 4 + label.length], target));
      expect(linkTargets(text), text).toEqual([target]);
      expect(parseMarkup(text)).toEqual(['See ', { label: [label], target }, '.']);
    }
  expect(done('', addLink('', [0, 0], '/a'))).toBe('[/a](/a)');
});
