import { expect, test } from 'vitest';
import { createSimplify } from '../../search/simplify.ts';
import { excerptOf, markedIn } from './parts/hit-list.tsx';

const simplify = createSimplify('軌轨贗赝勢势');

const shown = (runs: { text: string; marked: boolean }[]) =>
  runs.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['自旋轨道耦合', ['旋轨'], '自[旋轨]道耦合'],
  ['自旋軌道耦合', ['旋轨'], '自[旋軌]道耦合'],
  ['ECUT2L and ecut', ['ecut'], '[ECUT]2L and [ecut]'],
  ['NCPP and PP (C++)', ['pp', 'c'], 'NCPP and [PP] ([C]++)'],
  ['nothing', [], 'nothing'],
])('in "%s" words are marked where they begin, Han characters anywhere', (text, sought, marked) => {
  expect(shown(markedIn(text, sought, simplify))).toBe(marked);
});

test('an excerpt is the sentence with the most words of the query', () => {
  const text = '先安装。能带用 HSE 计算。能带图见下。 · 其他';
  expect(shown(excerptOf(text, ['能带', 'hse'], simplify))).toBe('[能带]用 [HSE] 计算。');
  expect(shown(excerptOf('One. Two of 11.6 and bands. Three', ['bands'], simplify))).toBe('Two of 11.6 and [bands].');
  expect(shown(excerptOf(text, ['无'], simplify))).toBe('先安装。');
});

test('a long sentence is cut around the first match', () => {
  const { length } = shown(excerptOf(`${'前'.repeat(300)}赝势${'后'.repeat(300)}`, ['赝势'], simplify));
  expect(length).toBeLessThan(130);
  expect(shown(excerptOf(`${'前'.repeat(300)}赝势${'后'.repeat(300)}`, ['赝势'], simplify))).toMatch(
    /^…前+\[赝势\]后+…$/,
  );
});
