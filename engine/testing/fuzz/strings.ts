import fc from 'fast-check';

/** Strings with a meaning on the small site: its routes, files, sources, names and formats. */
const meant = [
  ...['/', '/second', '/news', '/news/{page}', '/item/{id}', '/{product}-introduce', '#downloads', '/second#guide'],
  ...['files:example.zip', 'files:example.mp4', 'docs:guide', 'https://example.com/', 'mailto:{email}', 'tel:+1-555'],
  ...['example.svg', 'files', 'docs', 'links', 'news.list', 'news.item', 'module.all', 'paper.list', '{route.page}'],
  ...['id', 'name', 'title', 'time', 'page', 'summary', 'a', 'b'],
  ...['1', '2024', '20240229', '2024-02-29', '1:02', '0:59'],
  ...['{product}', '{email}', '**bold** and `code`', '[label](/second)', '2021-01-01', 'other.svg', '中文'],
];

/** Attacks: scripts, links to other sites, input that breaks parsers, and names that JavaScript reserves. */
export const attacks = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'vbscript:x'],
  ...['data:text/html,<script>alert(1)</script>', '//evil.example/x', '/\\evil.example/x', '\\\\evil.example', '///x'],
  ...['https:evil.example', 'http:/evil.example', 'https://[', 'https://', 'https://%', 'http://a:b@c:99999'],
  ...['files:javascript:x', 'files:../../secret', 'files://evil.example'],
  ...['/../secret', '/..', '/%2e%2e/%2e%2e', '/second?a=%', '/second#%E0%A4%A', '#%', '/second?=&&#', 'docs://x', ':x'],
  ...['[x](javascript:alert(1))', '[x](<//evil.example>)', '[x](data:text/html,x)', '[x](/second "t")', '[a](b)[c](d'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '</title><script>x()'],
  ...['<a href="javascript:x()" style="color:red">x</a>', '<iframe srcdoc="<script>x()</script>">'],
  ...['<!--', ']]>', '&lt;'],
  ...['<math><mtext><table><mglyph><style><img src=x onerror=x()>', '<form id="x"><input name="attributes">', '%head%'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'then', 'polluted'],
  ...[
    '{__proto__}',
    '{constructor}',
    '{toString}',
    '{{product}}',
    '${product}',
    '{{{product}}}',
    '{',
    '}',
    '{}',
    '$&$1',
  ],
  ...['\u0000', 'a\u0000b', '\r\n', '\u2028\u2029', '\u202Eabc'],
  ...['\uD800', 'x\uDFFF', '\uDE00\uD83D', '\uFEFF', '\uFFFE'],
  ...['', ' ', '\t', '**', '`', '](', '\\', '\\\\', '/', '.', '..', '0', '-1', 'NaN', 'null', 'undefined', '1e999'],
];

/** Names that rows and columns often have in common. */
const shared = ['a', 'b', 'id', 'name'];

/** Names of fields, mostly from a short list. */
export const names = fc.oneof(
  { arbitrary: fc.constantFrom(...shared), weight: 8 },
  { arbitrary: fc.constantFrom(...attacks), weight: 1 },
);

/** Pieces that take a naive parser quadratic time. */
const heavy = [
  ...['[', '](', '**', '`', '`a', '\\', '{', '{product}', '<', '<a ', '&', '*a '],
  ...['[a](', '[a](/second) ', '/', 'x'],
];

const long = fc
  .tuple(fc.constantFrom(...heavy), fc.integer({ min: 50, max: 30_000 }))
  .map(([text, times]) => text.repeat(times));

/** An arbitrary string: mostly a meaningful or hostile one, sometimes any, rarely a huge one. */
export const strings: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...shared), weight: 4 },
  { arbitrary: fc.constantFrom(...meant), weight: 8 },
  { arbitrary: fc.constantFrom(...attacks), weight: 4 },
  {
    arbitrary: fc.tuple(fc.constantFrom(...meant), fc.constantFrom(...attacks)).map((both) => both.join('')),
    weight: 2,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
  { arbitrary: long, weight: 1 },
);

/** A string that matches a pattern: a meaningful one if one matches, otherwise any. */
export function arbitraryStringLike(pattern: string): fc.Arbitrary<string> {
  const form = new RegExp(pattern, 'u');
  const fitting = [...meant, ...attacks].filter((text) => form.test(text));
  const some = fitting.length > 0 ? [{ arbitrary: fc.constantFrom(...fitting), weight: 4 }] : [];
  // The generator of patterns does not support lookahead. The strings above match enough of such patterns.
  const any = pattern.includes('(?!') ? [] : [{ arbitrary: fc.stringMatching(form, { maxLength: 30 }), weight: 1 }];
  return fc.oneof(...some, ...any);
}

/** Addresses as in data: most exist on the small site, the others are arbitrary strings. */
export const addressesOfData: fc.Arbitrary<string> = fc.oneof(
  {
    arbitrary: fc.constantFrom('example.zip', '/images/example.svg', '/files/example.zip', 'images/example.svg', ''),
    weight: 4,
  },
  { arbitrary: strings, weight: 1 },
);
