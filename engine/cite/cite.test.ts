import { describe, expect, test } from 'vitest';
import { readBibtex, setByTex } from '../../tools/test/fixtures/citations/read-bibtex.ts';
import { readRis } from '../../tools/test/fixtures/citations/read-ris.ts';
import type { CitedFields } from '../descriptor/citation.ts';
import { bibtex } from './bibtex.ts';
import { isCited } from './cited.ts';
import { bibliography } from './formats.ts';
import { plain } from './plain.ts';
import { type Reference, referenceOf, referencesOf } from './reference.ts';
import { ris } from './ris.ts';

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
  referenceOf({ ...row, ...changes }, fields, origin) as Reference;
const entryOf = (reference: Reference) => readBibtex(bibtex(reference))[0];
const recordOf = (reference: Reference) => readRis(ris(reference))[0];

/** All that TeX, BibTeX and RIS could take for their own, and what is in no alphabet of theirs. */
const hard = 'A & B: 100 % of $x_1$ #2 {Ä} } \\cite{a} ~ ^ "q" @b =, 声子 – é';

describe('a row is cited', () => {
  test('as BibTeX that says all of it', () => {
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

  test('as RIS that says all of it', () => {
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
    expect(plain(cited())).toBe(
      'Kohn, Walter; Sham, L. J. Self-Consistent Equations Including Exchange and Correlation Effects. Physical Review, 1965, 140(4A): A1133–A1138. https://doi.org/10.1103/PhysRev.140.A1133',
    );
    expect(plain(cited({ by: '王小明 等', journal: '', volume: '', number: '', pages: '', doi: '', url: '' }))).toBe(
      `王小明 等. ${row.title}. 1965.`,
    );
  });

  test('as a work of no kind without a journal, and not at all without authors, title or year', () => {
    const bare = cited({ journal: '', volume: '', number: '', pages: undefined, doi: '', url: null, day: '2025' });
    expect(Object.keys(entryOf(bare)?.fields ?? {})).toEqual(['author', 'title', 'year']);
    expect([entryOf(bare)?.type, recordOf(bare)?.TY]).toEqual(['misc', ['GEN']]);
    for (const lost of ['by', 'title', 'day'])
      expect(referenceOf({ ...row, [lost]: '' }, fields), lost).toBeUndefined();
    expect(referenceOf({ ...row, day: 'soon' }, fields)).toBeUndefined();
  });

  test('with its texts as they are given, whatever signs they hold', () => {
    const reference = cited({ by: hard.replaceAll(',', ' '), title: hard, journal: hard, pages: hard });
    const { fields: told = {} } = entryOf(reference) ?? {};
    expect([told.title, told.journal].map((text) => setByTex(text ?? ''))).toEqual([hard, hard]);
    expect(recordOf(reference)).toMatchObject({ TI: [hard], T2: [hard] });
    const broken = cited({ title: ' a\nb\r\n\tc ' });
    expect([recordOf(broken)?.TI, entryOf(broken)?.fields.title]).toEqual([['a b c'], '{a b c}']);
  });

  test('with its link’s address, which is whole, and with nothing that is no address of the web', () => {
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
])('a row with %j is told to be cited as it is: %s', (changes, expected) => {
  const changed = { ...row, ...changes };
  expect([isCited(changed, fields), referenceOf(changed, fields) !== undefined]).toEqual([expected, expected]);
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
])('the authors "%s" are %s', (by, author) => {
  expect(entryOf(cited({ by }))?.fields.author).toBe(author);
  const named = author.split(' and ').filter((name) => name !== 'others');
  expect(recordOf(cited({ by }))?.AU).toEqual(named);
});

describe('the key of a work', () => {
  test('names its first author and year, and stays while its other facts are mended', () => {
    expect(cited().key).toMatch(/^kohn1965\w{7}$/);
    expect(cited({ title: 'Other', pages: '1', url: '' }).key).toBe(cited().key);
    expect(cited({ by: '王小明' }).key).toMatch(/^ref1965\w{7}$/);
    expect(cited({ by: 'Müller-Löw K' }).key).toMatch(/^mullerlow1965/);
  });

  test('is no other’s: of two works that share author and year each has its own, and one that is listed twice stands once', () => {
    const works = Array.from({ length: 300 }, (_, index) => ({ ...row, doi: `10.1103/${index}` }));
    const references = referencesOf([...works, ...works.slice(0, 5)], fields);
    expect(readBibtex(bibliography(references, 'bib'))).toHaveLength(300);
    expect(readRis(bibliography(references, 'ris'))).toHaveLength(300);
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
  expect(() => readBibtex(spoil(bibtex(cited())))).toThrow();
});

test('the reader of TeX notices a sign that is not escaped', () => {
  for (const sign of '&%$#_~^\\') expect(() => setByTex(`a ${sign} b`), sign).toThrow();
});

test.each([
  ['another end of lines', (text: string) => text.replaceAll('\r\n', '\n')],
  ['no end of the record', (text: string) => text.replace('ER  - \r\n', '')],
  ['no type', (text: string) => text.replace('TY  - JOUR\r\n', '')],
  ['one space', (text: string) => text.replace('TI  - ', 'TI - ')],
  ['a value over two lines', (text: string) => text.replace('Equations', '\r\nEquations')],
])('the reader of RIS notices %s', (_, spoil) => {
  expect(() => readRis(spoil(ris(cited())))).toThrow();
});
