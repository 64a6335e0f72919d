import { expect, test } from 'vitest';
import type { Problem } from '../../../check/problem.ts';
import { delayAnswers } from '../../../testing/delay-answers.ts';
import type { Proposals } from '../../protocol/form-protocol.ts';
import { createSiteState } from './site-state.ts';
import { createUnfinishedValues } from './unfinished-values.ts';

const file = 'pages/home.json';
const problem = { file, pointer: '/sections/0/title', code: 'missing', severity: 'error' } as Problem;

function begin() {
  const unfinished = createUnfinishedValues();
  const { ask, calls } = delayAnswers<[], Proposals>();
  const site = createSiteState({ proposals: ask, sectionTypes: async () => [] }, unfinished);
  const { incomplete: _, looks: __, proposals: ___, sectionTypes: ____, ...state } = site.get();
  return { site, unfinished, calls, state: { ...state, files: [{ file, kind: 'page' as const, isChanged: false }] } };
}

test('the errors of a new value are reported when its fields lose focus, without another request', () => {
  const { site, unfinished, state } = begin();
  unfinished.begin({ file, pointer: '/sections/0' });
  site.read({ ...state, problems: [problem] });
  expect(site.get()).toMatchObject({ problems: [], incomplete: [problem], looks: 1 });
  unfinished.leave({ file, pointer: '/sections/0/title' });
  expect(site.get()).toMatchObject({ problems: [problem], incomplete: [], looks: 1 });
  // The typed text affects all problems, not only the reported ones.
  unfinished.begin({ file, pointer: '/sections/0' });
  site.typed('pages/other.json', []);
  unfinished.clear();
  expect(site.get().problems).toEqual([problem]);
});

test('unchanged results keep their objects, and outdated ones are removed', () => {
  const { site, state } = begin();
  site.read({ ...state, failure: 'No site.json.' });
  const { files } = site.get();
  site.read(structuredClone(state));
  expect(site.get().files).toBe(files);
  expect(site.get().failure).toBeUndefined();
});

test('the names of the site are requested again after a change, and after an error', async () => {
  const { site, calls } = begin();
  site.askProposals();
  site.askProposals();
  expect(calls).toHaveLength(1);
  await calls[0]?.answer({ Routes: [] });
  site.askProposals();
  expect([calls.length, site.get().proposals]).toEqual([1, { Routes: [] }]);
  site.changed();
  site.askProposals();
  await calls[1]?.fail(new Error('no answer'));
  site.askProposals();
  expect(calls).toHaveLength(3);
});
