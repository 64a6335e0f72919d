import { expect, test } from 'vitest';
import type { CompiledSection } from '../../model/compiled.ts';
import { buildsIn, type Selector } from './builds.ts';
import { find, isBelow, type Known, knownBy } from './find.ts';

const row = (id: string, CUDA: string, MPI: string, driver: string, updateTime: string, status?: string) => ({
  id,
  CUDA,
  MPI,
  driver,
  updateTime,
  ...(status && { status }),
  package: { label: `${id}.zip`, to: { href: `/files/${id}.zip` } },
});
const desk: CompiledSection = {
  type: 'modal-table',
  id: 'desk',
  heading: 'Workstations',
  rows: [
    row('old', '8.0', 'Open', '367.48', '20230101', 'archive'),
    row('usual', '11.6', 'oneAPI', '450.80.02', '20250101', 'recommended'),
    row('open', '11.6', 'Open', '450.80.02', '20250601'),
    row('new', '12.1', 'oneAPI', '525.60.13', '20250601', 'recommended'),
  ],
};
const hall: CompiledSection = {
  type: 'modal-table',
  id: 'hall',
  heading: 'Clusters',
  rows: [row('cluster', '11.6', 'oneAPI', '450.80.02', '20241231')],
};
const section = {
  id: 'find',
  tables: 'Machine',
  facets: [
    { field: 'CUDA', label: 'CUDA' },
    { field: 'MPI', label: 'MPI' },
  ],
  requirements: [{ field: 'driver', label: 'driver', detectFrom: 'driver' }],
  sections: [desk, { type: 'prose', id: 'words' }, hall],
} as unknown as Selector;
const builds = buildsIn(section.sections);
const found = (known: Known) => find(section, builds, known);
const possible = (known: Known, key: string) =>
  found(known)
    .questions.find((question) => question.key === key)
    ?.choices.flatMap(({ name, isPossible }) => (isPossible ? name : []));

test('the builds of all tables come, the newest first', () => {
  expect(builds.map(({ id }) => id)).toEqual(['open', 'new', 'usual', 'cluster', 'old']);
});

test.each<[Known, string | undefined]>([
  [{}, 'new'],
  [{ driver: '510.39' }, 'usual'],
  [{ driver: '525.60.13' }, 'new'],
  [{ driver: '510.39', MPI: 'Open' }, 'open'],
  [{ driver: '400.1' }, 'old'],
  [{ driver: '340.1' }, undefined],
  [{ tables: 'hall' }, 'cluster'],
  [{ tables: 'hall', CUDA: '12.1' }, undefined],
])('with %o the build to take is %s', (known, id) => {
  expect(found(known).best?.id).toBe(id);
});

test('each build reports its failed requirements with the needed and present versions', () => {
  const { misfits } = found({ driver: '510.39', MPI: 'Open' });
  const of = (id: string) => misfits.get(builds.find((build) => build.id === id) as (typeof builds)[0]);
  expect(of('open')).toEqual([]);
  expect(of('new')).toEqual([
    { label: 'MPI', needs: 'oneAPI', has: 'Open', isVersion: false },
    { label: 'driver', needs: '525.60.13', has: '510.39', isVersion: true },
  ]);
});

test('a choice is possible if something matches it and all other answers', () => {
  expect(possible({}, 'CUDA')).toEqual(['8.0', '11.6', '12.1']);
  expect(possible({ driver: '510.39' }, 'CUDA')).toEqual(['8.0', '11.6']);
  expect(possible({ MPI: 'Open' }, 'CUDA')).toEqual(['8.0', '11.6']);
  expect(possible({ MPI: 'Open' }, 'MPI')).toEqual(['oneAPI', 'Open']);
  expect(possible({ MPI: 'Open' }, 'tables')).toEqual(['Workstations']);
});

test.each([
  ['510.39', '525.60.13', true],
  ['450.80.02', '450.80.2', false],
  ['450.80', '450.80.02', true],
  ['2.9', '2.17', true],
  ['525.60.13', '510.39.01', false],
])('whether %s is below %s: %s', (version, other, below) => {
  expect(isBelow(version, other)).toBe(below);
});

test('only possible answers of a build or version count', () => {
  const by = (answers: Known) => knownBy(section, builds, (key) => answers[key] ?? null);
  const known = { tables: 'hall', CUDA: '11.6', MPI: '', driver: '510.39' };
  expect(by({ ...known, nothing: '1' })).toEqual(known);
  expect(by({ tables: 'words', CUDA: '99', MPI: '<b>', driver: 'x' })).toEqual({
    tables: '',
    CUDA: '',
    MPI: '',
    driver: '',
  });
});

test('a build without a value fits any answer, and without a version has no minimum', () => {
  const open = { id: 'open', updateTime: '20250601', package: { label: 'open.zip', to: { href: '/files/open.zip' } } };
  const all = buildsIn([{ ...desk, rows: [open] }, hall]);
  expect(find(section, all, { CUDA: '11.6', driver: '1.0' }).best?.id).toBe('open');
  expect(find(section, all, {}).questions[1]?.choices.map(({ name }) => name)).toEqual(['11.6']);
});
