// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { Problem } from '../../check/problem.ts';
import type { CompiledSection } from '../../model/compiled.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import { hideIncomplete } from './preview-document.ts';

vi.stubGlobal('CSS', { escape: (text: string) => text });

const file = 'pages/home.json';
const sections = ['/sections/0', '/sections/1', '/sections/1/sections/0'].map(
  (pointer) => ({ id: pointer.slice(1).replaceAll('/', '-'), place: { file, pointer } }) as CompiledSection,
);
const at = (pointer: string): FilePointer => ({ file, pointer });
const error = (pointer: string) => ({ ...at(pointer), severity: 'error' }) as Problem;

function hidden(unfinished: FilePointer[], problems: Problem[] = [], incomplete: FilePointer[] = []) {
  hideIncomplete(document, sections, { unfinished, problems, incomplete });
  const { textContent } = document.getElementById('studio-incomplete') ?? {};
  return [...(textContent ?? '').matchAll(/#(\S+) /g)].map(([, id]) => id);
}

test('a section with a new value shows no error until the studio’s state contains it', () => {
  expect(hidden([at('/sections/0/publishFrom')])).toEqual(['sections-0']);
  expect(hidden([], [], [at('/sections/0/publishFrom')])).toEqual(['sections-0']);
  // The control: nothing is new.
  expect(hidden([])).toEqual([]);
});

test('so do the sections in a new value', () => {
  expect(hidden([at('/sections/1/sections')])).toEqual(['sections-1', 'sections-1-sections-0']);
  expect(hidden([at('')])).toHaveLength(3);
  expect(hidden([{ file: 'pages/other.json', pointer: '' }])).toEqual([]);
});

test('other errors of the section are shown', () => {
  const added = [at('/sections/0/publishFrom')];
  expect(hidden(added, [error('/sections/0/title')])).toEqual([]);
  expect(hidden(added, [error('/sections/1/title')])).toEqual(['sections-0']);
});
