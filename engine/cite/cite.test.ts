import { describe, expect, test } from 'vitest';
import type { CitedFields } from '../model/citation.ts';
import { readBibtex, renderTex } from '../testing/citations/read-bibtex.ts';
import { readRis } from '../testing/citations/read-ris.ts';
import { readAuthors } from './authors.ts';
import { isCitable } from './citation.ts';
import { createReference, createReferences, type Reference } from './create-reference.ts';
import { formatBibtex } from './format-bibtex.ts';
import { formatRis } from './format-ris.ts';
import { formatBibliography, formatReference } from './formats.ts';

const fields: CitedFields = {
  authors: 'by',
  title: 'title',
  year: 'day',
  journal: 'journal',
  volume: 'volume',
  number: 'number',
  pages: 'pages',
  doi: 'doi',
  url: 'url',
};

const row = {
  by: 'Kohn, Walter; Sham, L. J.',
  title: 'Self-Consistent Equations Including Exchange and Correlation Effects',
  day: '1965-11-15',
  journal: 'Physical Review',
  volume: '140',
  number: '4A',
  pages: 'A1133–A1138',
  doi: 'https://doi.org/10.1103/PhysRev.140.A1133',
  url: 'https://journals.aps.org/pr/abstract/10.1103/PhysRev.140.A1133',
};

const cited = (changes: object = {}, origin?: string) =>
  createReference({ ...row, ...changes }, fields, origin) as Reference;
const entryOf = (reference: Reference) => readBibtex(formatBibtex(reference))[0];
const recordOf = (reference: Reference) => readRis(formatRis(reference))[0];

/** Characters with a special meaning in TeX, BibTeX or RIS, and characters outside their alphabets. */
const hard = 'A & B: 100 % of $x_1$ #2 {Ä} } \\cite{a} ~ ^ "q" @b =, 声子 – é';

describe('a row is cited', () => {
  test('as complete BibTeX', () => {
    expect(entryOf(cited())).toEqual({
      type: 'article',
      key: cited().key,
      fields: {
        author: 'Kohn, Walter and Sham, L. J.',
        title: '{Self-Consistent Equations Including Exchange and Correlation Effects}',
        journal: 'Physical Review',
        year: '1965',
        month: 'nov',
        volume: '140',
        number: '4A',
        pages: 'A1133--A1138',
        doi: '10.1103/PhysRev.140.A1133',
        url: row.url,
      },
    });
  });

  test('as complete RIS', () => {
    expect(recordOf(cited())).toEqual({
      TY: ['JOUR'],
      ID: [cited().key],
      AU: ['Kohn, Walter', 'Sham, L. J.'],
      TI: [row.title],
      T2: ['Physical Review'],
      PY: ['1965'],
      DA: ['1965/11//'],
      VL: ['140'],
      IS: ['4A'],
      SP: ['A1133'],
      EP: ['A1138'],
      DO: ['10.1103/PhysRev.140.A1133'],
      UR: [row.url],
    });
  });

  test('in words, in the order of GB/T 7714', () => {
    expect(formatReference(cited())).toBe(
      'Kohn, Walter; Sham, L. J. Self-Consistent Equations Including Exchange and Correlation Effects. Physical Review, 1965, 140(4A): A1133–A1138. https://doi.org/10.1103/PhysRev.140.A1133',
    );
    expect(
      formatReference(cited({ by: '王小明 等', journal: '', volume: '', number: '', pages: '', doi: '', url: '' })),
    ).toBe(`王小明 等. ${row.title}. 1965.`);
  });

  test('as a work of no kind without a journal, and not at all without authors, title or year', () => {
    const bare = cited({ journal: '', volume: '', number: '', pages: undefined, doi: '', url: null, day: '2025' });
    expect(Object.keys(entryOf(bare)?.fields ?? {})).toEqual(['author', 'title', 'year']);
    expect([entryOf(bare)?.type, recordOf(bare)?.TY]).toEqual(['misc', ['GEN']]);
    for (const lost of ['by', 'title', 'day'])
      expect(createReference({ ...row, [lost]: '' }, fields), lost).toBeUndefined();
    expect(createReference({ ...row, day: 'soon' }, fields)).toBeUndefined();
  });

  test('with its texts unchanged, whatever characters they contain', () => {
    const reference = cited({ by: hard.replaceAll(',', ' '), title: hard, journal: hard, pages: hard });
    const { fields: told = {} } = entryOf(reference) ?? {};
    expect([told.title, told.journal].map((text) => renderTex(text ?? ''))).toEqual([hard, hard]);
    expect(recordOf(reference)).toMatchObject({ TI: [hard], T2: [hard] });
    const broken = cited({ title: ' a\nb\r\n\tc ' });
    expect([recordOf(broken)?.TI, entryOf(broken)?.fields.title]).toEqual([['a b c'], '{a b c}']);
  });

  test('with its absolute link address, and only with web addresses', () => {
    const at = (url: unknown, origin?: string) => entryOf(cited({ url }, origin))?.fields.url;
    expect(at({ label: 'x', to: { href: 'https://a.test/b' } })).toBe('https://a.test/b');
    expect(at('/files/a.pdf', 'https://site.test')).toBe('https://site.test/files/a.pdf');
    expect([at('/files/a.pdf'), at('//a.test/b', 'https://site.test'), at('javascript:alert(1)')]).toEqual(
      Array(3).fill(undefined),
    );
    expect(at('https://a.test/{b}%20c_d')).toBe('https://a.test/%7Bb%7D%20c_d');
  });
});

test.each([
  [{}, true],
  [{ day: '1965' }, true],
  [{ day: 'in press' }, false],
  [{ day: '' }, false],
  [{ title: ' ' }, false],
  [{ by: '' }, false],
  [{ by: ', et al.' }, false],
])('a row with %j is reported as cited unchanged: %s', (changes, expected) => {
  const changed = { ...row, ...changes };
  expect([isCitable(changed, fields), createReference(changed, fields) !== undefined]).toEqual([expected, expected]);
});

test.each([
  'Kohn W',
  'Jr.',
  '{}',
  '{et al.}',
  '{A, B}',
  'et al.',
  '等',
  '王小明 等',
  ', ;',
  '、',
  'Kohn and others',
  'and',
  '',
])('authors “%s” make a row citable if they are read as a name', (by) => {
  expect(isCitable({ ...row, by }, fields)).toBe(readAuthors(by).names.length > 0);
});

test.each([
  ['Kohn W, Sham L J', 'Kohn, W and Sham, L J'],
  ['Walter Kohn and Lu Jeu Sham', 'Kohn, Walter and Sham, Lu Jeu'],
  ['Walter Kohn, and J.-P. Serre', 'Kohn, Walter and Serre, J.-P.'],
  ['Kohn, Walter; Sham, Lu Jeu;', 'Kohn, Walter and Sham, Lu Jeu'],
  ['Kohn, W., Sham, L. J.', 'Kohn, W. and Sham, L. J.'],
  ['Serre, J.-P., van der Waals, J. D., et al.', 'Serre, J.-P. and van der Waals, J. D. and others'],
  ['van der Waals J D', 'van der Waals, J D'],
  ['van der Waals', 'van der Waals'],
  ['Johannes Diderik van der Waals', 'van der Waals, Johannes Diderik'],
  ['王小明、李华，等', '王小明 and 李华 and others'],
  ['王小明，李华', '王小明 and 李华'],
  ['示例作者 C 等', '示例作者, C and others'],
  ['Sample Author C et al.', 'Sample Author, C and others'],
  ['Müller K, et al', 'Müller, K and others'],
  ['Smith, J., Doe, A., & Roe, B.', 'Smith, J. and Doe, A. and Roe, B.'],
  ['Smith J., Doe A. & Roe B.', 'Smith, J. and Doe, A. and Roe, B.'],
  ['Smith J & Roe B', 'Smith, J and Roe, B'],
  ['Smith, J.; Doe, A. & Roe, B.', 'Smith, J. and Doe, A. and Roe, B.'],
  ['J. Smith, A. Doe, and B. Roe', 'Smith, J. and Doe, A. and Roe, B.'],
  ['J. Smith, A. Doe and B. Roe', 'Smith, J. and Doe, A. and Roe, B.'],
  ['J.Smith and A.Doe', 'Smith, J. and Doe, A.'],
  ['Smith,J.,Doe,A.', 'Smith, J. and Doe, A.'],
  ['Smith, J. and Doe, A. and Roe, B.', 'Smith, J. and Doe, A. and Roe, B.'],
  ['Smith JA, Doe B, et al.', 'Smith, JA and Doe, B and others'],
  ['Smith, John, and Doe, Anna', 'Smith, John and Doe, Anna'],
  ['Smith, John A., and Doe, Anna B.', 'Smith, John A. and Doe, Anna B.'],
  ['Walter Kohn, Lu Jeu Sham and Pierre Hohenberg', 'Kohn, Walter and Sham, Lu Jeu and Hohenberg, Pierre'],
  ['Yu. A. Ivanov, Zh. Petrov', 'Ivanov, Yu. A. and Petrov, Zh.'],
  ['García Márquez, G., & Vargas Llosa, M.', 'García Márquez, G. and Vargas Llosa, M.'],
  ['Louis De Broglie and Maria de la Cruz', 'De Broglie, Louis and de la Cruz, Maria'],
  ['O’Brien, T., and d’Alembert, J.', 'O’Brien, T. and d’Alembert, J.'],
  ['WANG Xiaoming, ZHANG Hua', 'WANG, Xiaoming and ZHANG, Hua'],
  ['Smith, J., and 3 others', 'Smith, J. and others'],
  ['张三, 李四 等', '张三 and 李四 and others'],
  ['张三，李四，王五等人', '张三 and 李四 and 王五 and others'],
  ['张三和李四', '张三 and 李四'],
  ['李和平、欧阳和平', '李和平 and 欧阳和平'],
  ['张三 李四 王五', '张三 and 李四 and 王五'],
  ['王 小明', '王小明'],
  ['山田 太郎、鈴木 一郎', '山田太郎 and 鈴木一郎'],
  ['김철수, 이영희', '김철수 and 이영희'],
  ['J. Smith, 王小明', 'Smith, J. and 王小明'],
])('the authors "%s" are %s', (by, author) => {
  expect(entryOf(cited({ by }))?.fields.author).toBe(author);
  const named = author.split(' and ').filter((name) => name !== 'others');
  expect(recordOf(cited({ by }))?.AU).toEqual(named);
});

test.each([
  [
    'Martin Luther King Jr. and Doe, A.',
    'King, Jr., Martin Luther and Doe, A.',
    ['King, Martin Luther, Jr.', 'Doe, A.'],
  ],
  ['King, M. L., Jr., & Doe, A.', 'King, Jr., M. L. and Doe, A.', ['King, M. L., Jr.', 'Doe, A.']],
  ['King Jr., M. L.', 'King, Jr., M. L.', ['King, M. L., Jr.']],
  ['Davis, S., III', 'Davis, III, S.', ['Davis, S., III']],
  [
    '{World Health Organization}, Smith, J.',
    '{World Health Organization} and Smith, J.',
    ['World Health Organization', 'Smith, J.'],
  ],
  [
    '{Physics and Astronomy, Berkeley} & Doe, A.',
    '{Physics and Astronomy, Berkeley} and Doe, A.',
    ['Physics and Astronomy, Berkeley', 'Doe, A.'],
  ],
  ['{{CMS Collaboration}}; Doe, A.', '{CMS Collaboration} and Doe, A.', ['CMS Collaboration', 'Doe, A.']],
  ['{CMS} Collaboration', '{CMS Collaboration}', ['CMS Collaboration']],
  ['Ludwig {van Beethoven}', 'van Beethoven, Ludwig', ['van Beethoven, Ludwig']],
  ['Müller{-}Platen, A.', 'Müller-Platen, A.', ['Müller-Platen, A.']],
  ['World Health Organization', '{World Health Organization}', ['World Health Organization']],
  ['北京示例量材科技有限公司、王小明', '{北京示例量材科技有限公司} and 王小明', ['北京示例量材科技有限公司', '王小明']],
])('the authors %j keep their suffixes, and organizations stay whole', (by, author, names) => {
  expect(formatBibtex(cited({ by }))).toContain(`author = {${author}},`);
  expect(recordOf(cited({ by }))?.AU).toEqual(names);
  expect(formatReference(cited({ by }))).not.toMatch(/[{}]/);
  expect(readAuthors(by).unclear).toBeUndefined();
});

test.each([
  'Kohn, Walter',
  'Smith, Jones and Brown',
  'Smith, John, Doe, Anna',
  'Smith, J., Doe',
  'J., Smith, A. Doe',
  'Smith J Doe A',
  'LI Hua, J. Smith',
  'Department of Physics and Astronomy',
  'University of California, Berkeley',
  'Smith, J., Walter Kohn, Roe, B.',
  'Smith et al., Doe J',
  '张三1, 李四2',
  '张三 李四',
  '王, 小明',
  'Smith J*, Doe A†',
])('the authors %j can be read in two ways, which is known', (by) => {
  expect(readAuthors(by).unclear).toBeDefined();
});

test('no usual list is unclear', () => {
  for (const by of [
    'Kohn, Walter; Sham, Lu Jeu',
    'Kohn, Walter;',
    'Kohn W, Sham L J',
    'Plato & Aristotle',
    '王小明、李华，等',
  ])
    expect(readAuthors(by).unclear, by).toBeUndefined();
});

describe('the key of a work', () => {
  test('contains its first author and year, and stays the same when other facts are corrected', () => {
    expect(cited().key).toMatch(/^kohn1965\w{7}$/);
    expect(cited({ title: 'Other', pages: '1', url: '' }).key).toBe(cited().key);
    expect(cited({ by: '王小明' }).key).toMatch(/^ref1965\w{7}$/);
    expect(cited({ by: 'Müller-Löw K' }).key).toMatch(/^mullerlow1965/);
  });

  test('is unique: two works with the same author and year have different keys, and a work that is listed twice occurs once', () => {
    const works = Array.from({ length: 300 }, (_, index) => ({ ...row, doi: `10.1103/${index}` }));
    const references = createReferences([...works, ...works.slice(0, 5)], fields);
    expect(readBibtex(formatBibliography(references, 'bib'))).toHaveLength(300);
    expect(readRis(formatBibliography(references, 'ris'))).toHaveLength(300);
    expect(cited({ doi: '', title: 'One' }).key).not.toBe(cited({ doi: '', title: 'Two' }).key);
  });
});

test.each([
  ['a brace too few', (text: string) => text.replace('{{', '{')],
  ['a comma lost', (text: string) => text.replace('},\n', '}\n@')],
  ['no key', (text: string) => text.replace(/\{\w+,/, '{')],
  ['an entry twice', (text: string) => text + text],
  ['a month that is no macro', (text: string) => text.replace('= nov', '= Nov')],
])('the reader of BibTeX notices %s', (_, spoil) => {
  expect(() => readBibtex(spoil(formatBibtex(cited())))).toThrow();
});

test('the TeX reader detects an unescaped character', () => {
  for (const sign of '&%$#_~^\\') expect(() => renderTex(`a ${sign} b`), sign).toThrow();
});

test.each([
  ['another end of lines', (text: string) => text.replaceAll('\r\n', '\n')],
  ['no end of the record', (text: string) => text.replace('ER  - \r\n', '')],
  ['no type', (text: string) => text.replace('TY  - JOUR\r\n', '')],
  ['one space', (text: string) => text.replace('TI  - ', 'TI - ')],
  ['a value over two lines', (text: string) => text.replace('Equations', '\r\nEquations')],
])('the reader of RIS notices %s', (_, spoil) => {
  expect(() => readRis(spoil(formatRis(cited())))).toThrow();
});
