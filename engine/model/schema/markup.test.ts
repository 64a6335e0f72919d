import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { linkRanges, linkTargets, parseMarkup, strayMarks } from './markup.ts';

describe('texts hold bold, code and links', () => {
  test.each<[string, unknown]>([
    ['plain', ['plain']],
    ['', []],
    ['a **b** c', ['a ', { strong: ['b'] }, ' c']],
    ['`a **b**`', [{ code: 'a **b**' }]],
    ['[a](/b)', [{ label: ['a'], target: '/b' }]],
    ['**[a](/b)**', [{ strong: [{ label: ['a'], target: '/b' }] }]],
    ['[**a** `b`](/c)', [{ label: [{ strong: ['a'] }, ' ', { code: 'b' }], target: '/c' }]],
    ['[a](/b?c={product}#d)', [{ label: ['a'], target: '/b?c={product}#d' }]],
    ['中文**粗体**中文', ['中文', { strong: ['粗体'] }, '中文']],
  ])('%s', (text, markup) => {
    expect(parseMarkup(text)).toEqual(markup);
  });
});

describe('bold is bold whatever its edges are and whatever letters touch it', () => {
  const edges = [...'：，。！？；、…—·「」『』《》〈〉（）【】“”‘’"\'()[]{}<>.,:;!?/%‰¥￥$€£₩₹°+=&@#~^|-‐©™①★😀'];
  const scripts = {
    Han: ['正', '文'],
    kana: ['か', 'ナ'],
    Hangul: ['한', '국'],
    Latin: ['a', 'é'],
    digits: ['1', '9'],
  };
  // A bracket or a chevron of a link or of code is written inside the bold text, never as its edge.
  const contents: [name: string, text: (edge: string) => string, markup: (edge: string) => unknown][] = [
    ['text that ends', (edge) => `x${edge}`, (edge) => `x${edge}`],
    ['text that begins', (edge) => `${edge}x`, (edge) => `${edge}x`],
    ['text between', (edge) => `${edge}x${edge}`, (edge) => `${edge}x${edge}`],
    ['code between', (edge) => `${edge}\`c\`${edge}`, () => ({ code: 'c' })],
    ['a link between', (edge) => `${edge}[l](/l)${edge}`, () => ({ label: ['l'], target: '/l' })],
  ];
  const cases = Object.entries(scripts).flatMap(([script, [before = '', after = '']]) =>
    contents.map(([content, text, markup]) => ({ script, content, before, after, text, markup })),
  );

  test.each(cases)('$content with a sign, next to $script', ({ before, after, text, markup, content }) => {
    for (const edge of edges.filter((one) => !(content === 'a link between' && '[]'.includes(one)))) {
      const written = `${before}**${text(edge)}**${after}`;
      const parsed = parseMarkup(written);
      expect([parsed.length, parsed[0], parsed[2]], written).toEqual([3, before, after]);
      const inside = (parsed[1] as { strong: unknown[] }).strong;
      expect(inside, written).toContainEqual(markup(edge));
      expect(strayMarks(written), written).toEqual([]);
    }
  });

  test.each(['**`code`**', '**[label](/a)**', '**[**b**](/a)**'])('%s touches characters of every script', (bold) => {
    for (const [before, after] of Object.values(scripts))
      expect(strayMarks(`${before}${bold}${after}`), before).toEqual([]);
  });

  test('which CommonMark alone does not do', () => {
    const plain = new MarkdownIt('zero').enable(['emphasis', 'backticks', 'link']);
    for (const text of [
      '**注意：**正文',
      '用**`code`**表示',
      '价格**¥100**起',
      '**Note:**next',
      '**스크립트(script)**라고',
    ])
      expect(plain.renderInline(text), text).not.toContain('<strong>');
  });

  test('several in one text, also nested in a link', () => {
    expect(parseMarkup('含**「重点」**内容与**《书名》**')).toEqual([
      '含',
      { strong: ['「重点」'] },
      '内容与',
      { strong: ['《书名》'] },
    ]);
    expect(parseMarkup('[**「x」**y](/a)')).toEqual([{ label: [{ strong: ['「x」'] }, 'y'], target: '/a' }]);
  });

  test('but not with a space inside its asterisks', () => {
    for (const text of ['** 注意 **正文', '2 ** 3 ** 4', 'Read **this **first'])
      expect(parseMarkup(text)).toEqual([text]);
  });
});

describe('everything else is text', () => {
  test.each([
    '3 * 4 * 5',
    '*a*',
    '**a',
    '`a',
    '[a]',
    '[a](b c)',
    '<b>a</b>',
    '<script>alert(1)</script>',
    '# a',
    '- a',
    '> a',
    '| a | b |',
    'https://example.com',
    '&lt;&amp;',
    '{product}',
  ])('%s', (text) => {
    expect(parseMarkup(text)).toEqual([text]);
  });

  test('a backslash escapes a mark', () => {
    expect(parseMarkup('\\*\\*a\\*\\* \\[b\\](c) \\`d\\`')).toEqual(['**a** [b](c) `d`']);
  });

  test('a picture is a link after an exclamation mark', () => {
    expect(parseMarkup('![a](/b)')).toEqual(['!', { label: ['a'], target: '/b' }]);
  });

  test('a text of nothing but brackets and stars comes to an end', () => {
    expect(parseMarkup('[**'.repeat(5000))).toHaveLength(5000);
  });
});

describe('the links of a text', () => {
  test('are found at any depth, in order', () => {
    expect(linkTargets('[a](/a) **[b](/b)** [`c`](#c) `[d](/d)`')).toEqual(['/a', '/b', '#c']);
  });

  test.each(['no links', '[a]', '(b)', ''])('%j has no links', (text) => {
    expect(linkTargets(text)).toEqual([]);
  });

  test.each([
    '[a](javascript:alert)',
    '[a](javascript&colon;alert)',
    '[a](&#106;avascript:alert)',
    '[a](<java\tscript:alert>)',
    '[a](//evil.example)',
    '[a](<//evil.example>)',
    '[a](/\\\\evil.example)',
    '[a](data:text/html,x)',
  ])('%j does not come out as a safe address', (text) => {
    expect(linkTargets(text).map((target) => readAddress(target, undefined).kind)).toEqual(['unsafe']);
  });
});

describe('unclosed marks in a text', () => {
  test.each([
    ['** 注意 **选择', ['**']],
    ['请用**高精度模式', ['**']],
    ['an open ** and `nothing more', ['**', '`']],
    ['[a](/b c)', ['](']],
  ])('%j shows %j', (text, marks) => {
    expect(strayMarks(text)).toEqual(marks);
  });

  test.each([
    '**注意**：选择',
    '**注意：**选择',
    '**注意：** 选择',
    '`a ** b` and 2 * 3',
    'escaped \\*\\* and \\`',
    '``a ` b``',
    '[a](/b) (c)',
    '',
  ])('%j shows no unclosed marks', (text) => {
    expect(strayMarks(text)).toEqual([]);
  });
});

test.each([
  ['[a](/b) and **[c](/b#d)**', ['/b', '/b#d'], [4, 18]],
  ['[a](</b>) `[x](/b)` \\[y](/b)', ['/b'], [5]],
  ['`[x](/b)` [/b](/b)', ['/b'], [15]],
  ['[a](/b\\_c) (/b) /b', [], []],
  ['no link to /b', [], []],
])('the targets of %s have the right positions', (text, targets, places) => {
  const found = linkRanges(text).sort((a, b) => a.at - b.at);
  expect(found.map(({ target }) => target)).toEqual(targets);
  expect(found.map(({ at }) => at)).toEqual(places);
});
