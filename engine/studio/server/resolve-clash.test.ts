import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Drafts, openDrafts } from './drafts.ts';
import { clashRevision, resolveClash } from './resolve-clash.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-settle-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = 'pages/a.json';
const base = {
  title: 'A',
  lead: 'L',
  items: [
    { id: 'one', text: '1' },
    { id: 'two', text: '2' },
  ],
};

/**
 * A draft with `ours` for a file that changed to `theirs` on the disk meanwhile. Both are `undefined` for a
 * deleted file.
 */
async function clashing(ours: unknown, theirs: unknown): Promise<Drafts> {
  const drafts = await openDrafts(folder);
  drafts.over({ [file]: JSON.stringify(base) });
  await drafts.write({ file, pointer: '' }, { [file]: JSON.stringify(ours) });
  drafts.over(theirs === undefined ? {} : { [file]: JSON.stringify(theirs) });
  return drafts;
}

const [one, two] = base.items;
const cases: { of: string; ours: unknown; theirs: unknown; pointer: string; ourWay: unknown; theirWay: unknown }[] = [
  {
    of: 'both changed one value, and each another besides',
    ours: { ...base, title: 'Mine', lead: 'My lead' },
    theirs: { ...base, title: 'Theirs', items: [one] },
    pointer: '/title',
    ourWay: { title: 'Mine', lead: 'My lead', items: [one] },
    theirWay: { title: 'Theirs', lead: 'My lead', items: [one] },
  },
  {
    of: 'one removed what the other changed',
    ours: { ...base, lead: 'My lead' },
    theirs: { title: 'A', items: base.items },
    pointer: '/lead',
    ourWay: { ...base, lead: 'My lead' },
    theirWay: { title: 'A', items: base.items },
  },
  {
    of: 'the other way round',
    ours: { title: 'A', items: base.items },
    theirs: { ...base, lead: 'Their lead' },
    pointer: '/lead',
    ourWay: { title: 'A', items: base.items },
    theirWay: { ...base, lead: 'Their lead' },
  },
  {
    of: 'an item of a list was removed and changed',
    ours: { ...base, items: [{ ...one, text: 'mine' }, two] },
    theirs: { ...base, items: [two] },
    pointer: '/items/0',
    ourWay: { ...base, items: [{ ...one, text: 'mine' }, two] },
    theirWay: { ...base, items: [two] },
  },
];

test.each(cases)('where $of, the side that is chosen counts, and what only one side changed stays', async (made) => {
  for (const [ours, wanted] of [
    [[made.pointer], made.ourWay],
    [[], made.theirWay],
  ] as const) {
    const drafts = await clashing(made.ours, made.theirs);
    const [clash] = drafts.clashes();
    if (!clash) throw new Error('nothing clashes');
    expect(clash.conflicts.map(({ pointer }) => pointer)).toEqual([made.pointer]);
    expect(JSON.parse(resolveClash(drafts, clash, [...ours])?.text ?? '')).toEqual(wanted);
    await rm(join(folder, '.cache'), { recursive: true });
  }
});

test('for a file that is deleted on the disk, the draft is kept as a whole or deleted too', async () => {
  const drafts = await clashing({ ...base, title: 'Mine' }, undefined);
  const [clash] = drafts.clashes();
  if (!clash) throw new Error('nothing clashes');
  expect(resolveClash(drafts, clash, [''])).toEqual({ text: JSON.stringify({ ...base, title: 'Mine' }) });
  expect(resolveClash(drafts, clash, [])).toEqual({ text: undefined });
});

test('a conflict is still reported against the same base after another change of either side', async () => {
  const drafts = await clashing({ ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
  const revision = () => drafts.clashes().map((clash) => clashRevision(drafts, clash))[0];
  const before = revision();
  drafts.over({ [file]: JSON.stringify({ ...base, title: 'Theirs', lead: 'Later' }) });
  const after = revision();
  await drafts.edit({ file, pointer: '/title' }, [{ op: 'replace', path: '/title', value: 'Mine too' }]);
  expect(new Set([before, after, revision()]).size).toBe(3);
});

test('a conflict ends when the disk has the draft’s text, even if the file was missing for a while', async () => {
  const ours = { ...base, title: 'Mine' };
  for (const theirs of [undefined, { ...base, title: 'Theirs' }]) {
    const drafts = await clashing(ours, theirs);
    expect(drafts.clashes()).toHaveLength(1);
    drafts.over({ [file]: JSON.stringify(ours) });
    expect(drafts.clashes()).toEqual([]);
    expect(drafts.isDirty()).toBe(false);
    // Drafts store changes from the disk on their own. Wait until nothing is pending.
    await drafts.saved({});
    await rm(join(folder, '.cache'), { recursive: true });
  }
});

describe('of a Markdown file', () => {
  const text = 'pages/a.md';
  const crlf = (paragraphs: string[]) => `${paragraphs.join('\r\n\r\n')}\r\n`;
  const start = ['# One', 'Two', '- three\r\n- four', 'Five'];
  const between = async (ours: string[], theirs: string[]) => {
    const drafts = await openDrafts(folder);
    drafts.over({ [text]: crlf(start) });
    await drafts.editMarkdown({ file, pointer: '' }, { file: text, text: crlf(ours) });
    drafts.over({ [text]: crlf(theirs) });
    return drafts;
  };

  test('paragraphs that only one side changed, added or removed are merged', async () => {
    const drafts = await between(
      ['# One', 'Two!', 'New', '- three\r\n- four', 'Five'],
      ['# One', 'Two', 'Five', 'Six'],
    );
    expect(drafts.clashes()).toEqual([]);
    expect(drafts.textOf(text)).toBe(crlf(['# One', 'Two!', 'New', 'Five', 'Six']));
  });

  test('each paragraph that both changed is solved by itself', async () => {
    const ours = ['# 1', 'Two, ours', '- three\r\n- four', 'Five, ours'];
    const theirs = ['# One', 'Two, theirs', '- three', 'Five, theirs'];
    const drafts = await between(ours, theirs);
    const [clash] = drafts.clashes();
    if (!clash) throw new Error('there is no conflict');
    expect(clash.conflicts.map(({ pointer, ours, theirs }) => [pointer, ours, theirs])).toEqual([
      ['/1', 'Two, ours', 'Two, theirs'],
      ['/3', 'Five, ours', 'Five, theirs'],
    ]);
    expect(resolveClash(drafts, clash, ['/3'])?.text).toBe(crlf(['# 1', 'Two, theirs', '- three', 'Five, ours']));
    expect(resolveClash(drafts, clash, [])?.text).toBe(crlf(['# 1', 'Two, theirs', '- three', 'Five, theirs']));
  });
});
