import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './color.ts';
import { pairs } from './pairs.ts';
import { colorNames, palettesOf, schemes } from './palette.ts';

/** The pairs of a palette that have too little contrast. */
function failing(palettes: ReturnType<typeof palettesOf>): string[] {
  return schemes.flatMap((scheme) =>
    pairs
      .filter(({ front, back, least }) => contrast(palettes[scheme][front], palettes[scheme][back]) < least)
      .map(({ front, back }) => `${scheme}: ${front} on ${back}`),
  );
}

test('every pair of the engine’s own colors is readable, and an unreadable one is detected', () => {
  expect(failing(palettesOf())).toEqual([]);
  expect(failing(palettesOf({ dark: { textMuted: '#555555' } }))).toContain('dark: textMuted on background');
});

test('an accent alone gives a readable palette for both schemes', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const readable = fc
    .tuple(channel, channel, channel)
    .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
    .filter((accent) => contrast(accent, '#ffffff') >= 6);
  fc.assert(
    fc.property(readable, (accent) => {
      expect(failing(palettesOf({ light: { accent } }))).toEqual([]);
    }),
  );
});

test('given colors stay, and each derived color reports its origins', () => {
  const colors = { light: { accent: '#a3243b' }, dark: { background: '#101010' } };
  const palettes = palettesOf(colors);
  expect([palettes.light.accent, palettes.dark.background]).toEqual(['#a3243b', '#101010']);
  expect(palettes.givenFor('accentTint', 'light')).toEqual([{ scheme: 'light', name: 'accent' }]);
  expect(palettes.givenFor('warning', 'light')).toEqual([]);
  for (const scheme of schemes)
    for (const name of colorNames) {
      // A color without a base color is the engine's default.
      if (palettes.givenFor(name, scheme).length === 0) expect(palettes[scheme][name]).toBe(palettesOf()[scheme][name]);
    }
  expect(palettes.givenFor('accent', 'dark')).toContainEqual({ scheme: 'light', name: 'accent' });
});
