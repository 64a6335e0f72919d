import { expect, onTestFinished, test, vi } from 'vitest';
import { delayAnswers } from '../../../testing/delay-answers.ts';
import type { Form } from '../../protocol/form-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { StudioState } from '../../protocol/state-protocol.ts';
import { createChosenPlace } from './chosen-place.ts';
import { createConnection } from './connection.ts';
import { createRefresh } from './refresh.ts';

const file = 'pages/home.json';
const state = { files: [{ file }] } as StudioState;
const section = { file, pointer: '/sections/0' };
const buildForm = ({ file, pointer }: FilePointer) => ({ file, field: { pointer }, revision: 'r1' }) as Form;

/** A page is selected. `edits` is the counter of the queue. */
function begin(chosen: FilePointer = { file, pointer: '' }) {
  const states = delayAnswers<[], StudioState>();
  const forms = delayAnswers<[FilePointer], Form | undefined>();
  const edits = { count: 0 as number | undefined };
  const queue = { begin: vi.fn(), count: () => edits.count, isBusy: () => edits.count === undefined };
  const place = createChosenPlace();
  place.choose(chosen);
  const site = { read: vi.fn() };
  const connection = createConnection();
  const server = { state: states.ask, form: forms.ask };
  const refresher = createRefresh({ server, queue, site, place, connection });
  return { ...refresher, states: states.calls, forms: forms.calls, edits, queue, place, site, connection };
}

test('shows the site with the form of the selection, on which the next edit is based', async () => {
  const { refresh, states, forms, place, site, queue } = begin(section);
  const done = refresh();
  expect(forms.map(({ args }) => args[0])).toEqual([section, { file, pointer: '' }]);
  for (const { args, answer } of forms) await answer(buildForm(args[0]));
  expect(site.read).not.toHaveBeenCalled();
  await states[0]?.answer(state);
  await done;
  expect(site.read).toHaveBeenCalledWith(state);
  expect(place.get()).toMatchObject({ form: buildForm(section), whole: buildForm({ file, pointer: '' }) });
  expect(queue.begin).toHaveBeenCalledWith(file, 'r1');
});

test('an outdated response is not shown', async () => {
  const { refresh, states, forms, site } = begin();
  void refresh();
  void refresh();
  const newer = { ...state, canUndo: true };
  for (const { answer } of forms) await answer(buildForm({ file, pointer: '' }));
  await states[1]?.answer(newer);
  await states[0]?.answer(state);
  expect(site.read.mock.calls).toEqual([[newer]]);
  // The control: in their order, both are.
  void refresh();
  await forms[2]?.answer(undefined);
  await states[2]?.answer(state);
  expect(site.read).toHaveBeenCalledTimes(2);
});

test.each([
  { name: 'that was asked for before an edit', then: { count: 1 } },
  { name: 'that was asked for and came while an edit was under way', at: { count: undefined }, then: {} },
  { name: 'of a place that was left', then: {}, next: section },
])('a form $name is not shown, and the site is', async ({ at, then, next }) => {
  const { refresh, states, forms, place, site, queue, edits } = begin();
  Object.assign(edits, at);
  const done = refresh();
  Object.assign(edits, then);
  if (next) place.choose(next);
  await forms[0]?.answer(buildForm({ file, pointer: '' }));
  await states[0]?.answer(state);
  await done;
  expect(site.read).toHaveBeenCalledOnce();
  expect(place.get().form).toBeUndefined();
  expect(queue.begin).not.toHaveBeenCalled();
});

test('a site that changes during an edit is reloaded once afterwards', async () => {
  const { changed, catchUp, states, edits } = begin();
  edits.count = undefined;
  changed();
  expect(states).toHaveLength(0);
  edits.count = 1;
  catchUp();
  catchUp();
  expect(states).toHaveLength(1);
  // The control: at any other time it is read at once.
  changed();
  expect(states).toHaveLength(2);
});

test('a removed section selects its page, and a removed file selects nothing', async () => {
  const { refresh, states, forms, place } = begin(section);
  const done = refresh();
  await forms[0]?.answer(undefined);
  await forms[1]?.answer(buildForm({ file, pointer: '' }));
  await states[0]?.answer(state);
  await done;
  expect(place.get()).toMatchObject({ chosen: { file, pointer: '' }, form: buildForm({ file, pointer: '' }) });
  void refresh();
  await forms[2]?.answer(undefined);
  await states[1]?.answer({ ...state, files: [] });
  expect(place.get()).toMatchObject({ chosen: undefined, form: undefined });
});

test('one record of many is loaded alone, without the form of its file', () => {
  const { refresh, forms } = begin({ file: 'assets/records/talks/2026.json', pointer: '/3' });
  void refresh();
  expect(forms).toHaveLength(1);
});

test('no response means offline, until the next one', async () => {
  const { refresh, states, forms, connection } = begin();
  void refresh();
  await states[0]?.fail(new Error('no answer'));
  expect(connection.get().isOnline).toBe(false);
  void refresh();
  await forms[1]?.answer(undefined);
  await states[1]?.answer(state);
  expect(connection.get().isOnline).toBe(true);
});

test('the site is read again after a request without an answer, without losing the selection', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { refresh, states, forms, place, site, connection } = begin(section);
  void refresh();
  await forms[0]?.fail(new TypeError('Failed to fetch'));
  await states[0]?.answer(state);
  expect(connection.get().isOnline).toBe(false);
  await vi.runAllTimersAsync();
  for (const { args, answer } of forms.slice(2)) await answer(buildForm(args[0]));
  await states[1]?.answer(state);
  expect(site.read.mock.calls).toEqual([[state]]);
  expect(place.get().chosen).toEqual(section);
  expect(connection.get().isOnline).toBe(true);
});
