import { expect, test } from 'vitest';
import { holdsWord } from './held-words.ts';

test.each<[text: string, word: string, isHeld: boolean]>([
  ['the phonon spectrum', 'phonon', true],
  ['phonons', 'phonon', true],
  ['of phonons: all', 'phonon', true],
  ['phononic', 'phonon', false],
  ['phononsy', 'phonon', false],
  ['biphonon', 'phonon', false],
  ['2phonon', 'phonon', false],
  ['biphonon, then a phonon', 'phonon', true],
  ['声子phonon谱', 'phonon', false],
  ['声子谱', '声子', true],
  ['the 声子s of it', '声子', true],
  ['c++ and c', 'c++', true],
  ['a (111) face', '(111)', true],
  ['\u{1d400}dft', 'dft', false],
  ['dft\u{1d400}', 'dft', false],
  ['dft', 'dft', true],
  ['', 'dft', false],
])('"%s" holds "%s": %j', (text, word, isHeld) => {
  expect(holdsWord(text, word)).toBe(isHeld);
});
