import { describe, expect, test } from 'vitest';
import { fileText, siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import type { ThemeColors } from '../../model/palette.ts';
import { checkSite } from '../check.ts';
import type { Problem } from '../problem.ts';

/** The check's messages for a site with these colors, and its site.json. */
async function checked(colors: ThemeColors): Promise<{ problems: Problem[]; text: string }> {
  const text = fileText({ ...smallSite['pages/site.json'], theme: { colors } });
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

test('readable colors are valid', async () => {
  expect((await checked({ light: { accent: '#7a1f5c' }, dark: { background: '#101018' } })).problems).toEqual([]);
});

describe('an unreadable color is reported at its field', () => {
  test('with the pair, its contrast and the nearest valid color as an automatic fix, if it is the only one set', async () => {
    const found = await checked({ light: { textMuted: '#9aa5ad' } });
    expect(pointers(found.problems)).toEqual(['/theme/colors/light/textMuted']);
    const [problem] = found.problems;
    expect(problem).toMatchObject({ code: 'contrast', severity: 'error', line: expect.any(Number) });
    expect(problem?.message).toMatch(
      /^In the light scheme "textMuted" has a contrast of 2\.\d+ on "\w+"\. Words must have 4\.5\.$/,
    );
    expect(problem?.suggestion).toMatch(/^#[0-9a-f]{6}$/);
    expect(await mended(found)).toEqual([]);
  });

  test('as a background, if its text color is the engine’s', async () => {
    const found = await checked({ dark: { accentTint: '#777777' } });
    expect(pointers(found.problems)).toEqual(['/theme/colors/dark/accentTint']);
    expect(await mended(found)).toEqual([]);
  });

  test('as a text color without an automatic fix, if both are set', async () => {
    const found = await checked({ light: { codeBackground: '#dddddd', textMuted: '#777777' } });
    expect(pointers(found.problems)).toEqual(['/theme/colors/light/textMuted']);
    expect(found.problems[0]?.suggestion).toBeDefined();
    expect(found.problems[0]?.fix).toBeUndefined();
  });

  test('as the base color of derived ones, if those are not set', async () => {
    const found = await checked({ light: { accent: '#ffd400' } });
    expect(pointers(found.problems)).toEqual(['/theme/colors/light/accent']);
    expect(await mended(found)).toEqual([]);
  });

  test('as a visible outline, with a lower threshold', async () => {
    const { problems } = await checked({ light: { focus: '#ffe0b0' } });
    expect(problems[0]?.message).toContain('What outlines a control must have 3.');
  });
});

test('an invalid color is reported as such, and no colors are derived from it', async () => {
  const { problems } = await checked({ light: { accent: 'teal', text: '#eeeeee' } });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['wrong-form', '/theme/colors/light/accent']]);
});
