import { describe, expect, test } from 'vitest';
import { fileText, siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import type { ThemeColours } from '../../model/palette.ts';
import { checkSite } from '../check.ts';
import type { Problem } from '../problem.ts';

/** The check's messages for a site with these colours, and its site.json. */
async function checked(colours: ThemeColours): Promise<{ problems: Problem[]; text: string }> {
  const text = fileText({ ...smallSite['pages/site.json'], theme: { colours } });
  return { problems: checkSite(await siteWith({ 'pages/site.json': text })), text };
}

/** The same after the fixes of the problems. */
async function mended({ problems, text }: { problems: Problem[]; text: string }): Promise<Problem[]> {
  const fixes = problems.flatMap(({ fix }) => fix ?? []).sort((one, other) => other.offset - one.offset);
  const now = fixes.reduce(
    (done, { offset, length, text }) => done.slice(0, offset) + text + done.slice(offset + length),
    text,
  );
  return checkSite(await siteWith({ 'pages/site.json': now }));
}

const pointers = (problems: Problem[]) => problems.map(({ pointer }) => pointer);

test('colours that can be read are no mistake', async () => {
  expect((await checked({ light: { accent: '#7a1f5c' }, dark: { ground: '#101018' } })).problems).toEqual([]);
});

describe('a colour that cannot be read is reported at its place', () => {
  test('with the pair, its contrast and the nearest colour that can, which a machine may write: nothing else is given', async () => {
    const found = await checked({ light: { inkSoft: '#9aa5ad' } });
    expect(pointers(found.problems)).toEqual(['/theme/colours/light/inkSoft']);
    const [problem] = found.problems;
    expect(problem).toMatchObject({ code: 'contrast', severity: 'error', line: expect.any(Number) });
    expect(problem?.message).toMatch(
      /^In the light scheme "inkSoft" has a contrast of 2\.\d+ on "\w+"\. Words must have 4\.5\.$/,
    );
    expect(problem?.suggestion).toMatch(/^#[0-9a-f]{6}$/);
    expect(await mended(found)).toEqual([]);
  });

  test('as a ground, where the words on it are the engine’s own', async () => {
    const found = await checked({ dark: { accentTint: '#777777' } });
    expect(pointers(found.problems)).toEqual(['/theme/colours/dark/accentTint']);
    expect(await mended(found)).toEqual([]);
  });

  test('as the words, where both are given; which of them is to be another colour is then not for a machine to say', async () => {
    const found = await checked({ light: { codeGround: '#dddddd', inkSoft: '#777777' } });
    expect(pointers(found.problems)).toEqual(['/theme/colours/light/inkSoft']);
    expect(found.problems[0]?.suggestion).toBeDefined();
    expect(found.problems[0]?.fix).toBeUndefined();
  });

  test('as what others follow from, where they are not given', async () => {
    const found = await checked({ light: { accent: '#ffd400' } });
    expect(pointers(found.problems)).toEqual(['/theme/colours/light/accent']);
    expect(await mended(found)).toEqual([]);
  });

  test('as a line that must be seen, of which less is asked', async () => {
    const { problems } = await checked({ light: { focus: '#ffe0b0' } });
    expect(problems[0]?.message).toContain('What outlines a control must have 3.');
  });
});

test('a colour of another form is reported as such, and none is computed from it', async () => {
  const { problems } = await checked({ light: { accent: 'teal', ink: '#eeeeee' } });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['wrong-form', '/theme/colours/light/accent']]);
});
