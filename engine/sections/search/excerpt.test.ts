import { expect, test } from 'vitest';
import { excerptOf, markedIn } from './parts/hit-list.tsx';

const shown = (runs: { text: string; marked: boolean }[]) =>
  runs.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['自旋轨道耦合', ['旋轨'], '自[旋轨]道耦合'],
  ['ECUT2L and ecut', ['ecut'], '[ECUT]2L and [ecut]'],
  ['NCPP and PP (C++)', ['pp', 'c'], 'NCPP and [PP] ([C]++)'],
  ['nothing', [], 'nothing'],
])('in "%s" words are marked where they begin, Han characters anywhere', (text, sought, marked) => {
  expect(shown(markedIn(text, sought))).toBe(marked);
});

test('an excerpt is the sentence with the most words of the query', () => {
  const text = '先安装。能带用 HSE 计算。能带图见下。 · 其他';
  expect(shown(excerptOf(text, ['能带', 'hse']))).toBe('[能带]用 [HSE] 计算。');
  expect(shown(excerptOf('One. Two of 11.6 and bands. Three', ['bands']))).toBe('Two of 11.6 and [bands].');
  expect(shown(excerptOf(text, ['无']))).toBe('先安装。');
});

test('a long sentence is cut around the first match', () => {
  const { length } = shown(excerptOf(`${'前'.repeat(300)}赝势${'后'.repeat(300)}`, ['赝势']));
  expect(length).toBeLessThan(130);
  expect(shown(excerptOf(`${'前'.repeat(300)}赝势${'后'.repeat(300)}`, ['赝势']))).toMatch(/^…前+\[赝势\]后+…$/);
});
