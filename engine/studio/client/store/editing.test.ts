import { expect, test, vi } from 'vitest';
import type { Operation } from '../../../edit/operations.ts';
import { delayAnswers } from '../../../testing/delay-answers.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { EditQueue } from '../edit-queue.ts';
import { createChosenPlace } from './chosen-place.ts';
import { createEditing } from './editing.ts';
import { createNotices } from './notices.ts';
import { createUnfinishedValues } from './unfinished-values.ts';

const file = 'pages/home.json';
const move: Operation[] = [{ op: 'move', from: '/sections/0', path: '/sections/1' }];
const text = (path: string): Operation[] => [{ op: 'replace', path, value: 'New' }];

function begin() {
  const { ask: send, calls } = delayAnswers<Parameters<EditQueue['send']>, void>();
  const waiting = delayAnswers<[], void>();
  const place = createChosenPlace();
  place.choose({ file, pointer: '/sections/0' });
  const refresher = { refresh: vi.fn(async () => {}), catchUp: vi.fn() };
  const undo = vi.fn(async (): Promise<{ at?: FilePointer }> => ({ at: { file, pointer: '/sections/2/title' } }));
  const [notices, unfinished] = [createNotices(), createUnfinishedValues()];
  const editing = createEditing({
    ...{ server: { undo, redo: undo }, place, choose: place.choose, preview: { shown: () => undefined } },
    ...{ queue: { send, settled: waiting.ask }, refresher, notices, unfinished },
  });
  return { editing, calls, waiting: waiting.calls, place, refresher, notices, unfinished };
}

test('during a move, text is only accepted where nothing shifts, and other edits wait', async () => {
  const { editing, calls, notices } = begin();
  const moved = editing.edit('/sections/1', move);
  expect(await editing.edit('/sections/1/title', text('/sections/1/title'), true)).toBe(false);
  expect(notices.get().notice?.kind).toBe('error');
  expect(await editing.edit('/sections/1', move)).toBe(false);
  expect(notices.get().notice?.kind).toBe('note');
  // The server's value replaces the typed one.
  expect(editing.get().epoch).toBe(2);
  const typed = editing.edit('/title', text('/title'), true);
  expect(calls.map(({ args: [{ pointer }] }) => pointer)).toEqual(['/sections/1', '/title']);
  for (const { answer } of calls) await answer();
  expect(await Promise.all([moved, typed])).toEqual([true, true]);
  // The control: once it is shown, anything is done.
  void editing.edit('/sections/1/title', text('/sections/1/title'), true);
  expect(calls).toHaveLength(3);
});

test('the selection moves with an edit before the server responds', () => {
  const { editing, place } = begin();
  void editing.edit('/sections/1', move);
  expect(place.get().chosen?.pointer).toBe('/sections/1');
  expect(place.get().target).toBeUndefined();
});

test('a refused edit is reported, fields show the server’s values, and the next edit runs', async () => {
  const { editing, calls, notices, refresher } = begin();
  const refused = editing.edit('/sections/1', move);
  await calls[0]?.fail(new Error('Not now.'));
  expect(await refused).toBe(false);
  expect(notices.get().notice).toMatchObject({ text: 'Not now.', kind: 'error' });
  expect(editing.get().epoch).toBe(1);
  expect(refresher.refresh).toHaveBeenCalledOnce();
  void editing.edit('/sections/1', move);
  expect(calls).toHaveLength(2);
});

test('typing only reloads the site if it has changed meanwhile; other edits reload at once', async () => {
  const { editing, calls, refresher } = begin();
  void editing.edit('/title', text('/title'), true);
  await calls[0]?.answer();
  expect([refresher.catchUp.mock.calls.length, refresher.refresh.mock.calls.length]).toEqual([1, 0]);
  void editing.edit('/sections/1', move);
  await calls[1]?.answer();
  expect([refresher.catchUp.mock.calls.length, refresher.refresh.mock.calls.length]).toEqual([1, 1]);
});

test('server actions run after typed edits, and the queue waits for all', async () => {
  const { editing, waiting } = begin();
  const { ask: work, calls } = delayAnswers<[], void>();
  void editing.act(work);
  const settled = vi.fn();
  void editing.settled().then(settled);
  expect(calls).toHaveLength(0);
  await waiting[0]?.answer();
  expect(calls).toHaveLength(1);
  expect(settled).not.toHaveBeenCalled();
  await calls[0]?.answer();
  await waiting[1]?.answer();
  expect(settled).toHaveBeenCalledOnce();
});

test('undoing a step selects the section around it, and nothing is new any more', async () => {
  const { editing, waiting, place, notices, unfinished } = begin();
  unfinished.begin({ file, pointer: '/sections/0' });
  const done = editing.undo();
  await waiting[0]?.answer();
  await done;
  expect(place.get()).toMatchObject({
    chosen: { file, pointer: '/sections/2' },
    target: { pointer: '/sections/2/title', isFocused: false },
  });
  expect(notices.get().notice?.kind).toBe('undone');
  expect(unfinished.get().values).toEqual([]);
});
