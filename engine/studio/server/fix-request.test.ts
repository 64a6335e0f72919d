import { afterAll, beforeAll, expect, test } from 'vitest';
import { applySplices, type Splice } from '../../model/text/splice.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

const file = 'pages/links.json';
const links = {
  $schema: '../schemas/page.schema.json',
  id: 'links',
  route: '/links',
  title: 'Links',
  sections: [{ type: 'prose', paragraphs: ['See [one](/secnd) and [two](/seconds).'] }],
};

let studio: SmallStudio;
beforeAll(async () => {
  studio = await startSmallStudio({ [file]: links });
}, 120_000);
afterAll(() => studio?.remove());

const fixable = async () => {
  const { problems } = (await studio.ask('state')).answer as StudioState;
  return problems.filter((one): one is typeof one & { fix: Splice } => one.file === file && one.fix !== undefined);
};

test('of several problems with one pointer and code, each fix is applied by its own request', async () => {
  const problems = await fixable();
  expect(problems.map(({ suggestion }) => suggestion)).toEqual(['/second', '/second']);
  expect(new Set(problems.map(({ pointer, code, line, column }) => `${pointer} ${code} ${line}:${column}`)).size).toBe(
    1,
  );
  const before = studio.drafts.textOf(file) as string;
  for (const { pointer, code, fix } of problems) {
    const asked = { file, pointer, code, fix };
    expect(await studio.ask('fix', asked)).toMatchObject({ status: 200 });
    expect(studio.drafts.textOf(file)).toBe(applySplices(before, [fix]));
    // The problem is gone: the same request would corrupt the text.
    expect(await studio.ask('fix', asked)).toMatchObject({ status: 404 });
    await studio.ask('undo', {});
    expect(studio.drafts.textOf(file)).toBe(before);
  }
});
