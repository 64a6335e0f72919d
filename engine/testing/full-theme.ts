import schema from '../../schemas/site.schema.json' with { type: 'json' };
import type { ThemeIcons } from '../model/icons.ts';
import { palettesOf } from '../model/theme/palette.ts';
import type { Theme } from '../model/theme.ts';

/** The files that {@link fullTheme} names, as paths under `assets/`. */
export const themeFiles = [
  ...['text', 'text-bold', 'headings', 'headings-bold', 'code', 'code-bold'].map((name) => `fonts/${name}.woff2`),
  ...['tile.svg', 'tab.svg', 'mark.svg'].map((name) => `images/${name}`),
];

const icons = Object.fromEntries(
  Object.keys(schema.definitions.ThemeIcons.properties).map((name) => [name, 'mark.svg']),
) as Required<ThemeIcons>;

const { light, dark } = palettesOf({
  light: { accent: '#a3243b', background: '#fffdf9', warning: '#7a4600', success: '#14623c', focus: '#8a3a00' },
});

/** A theme that sets every field to another value than the default, with a red accent. */
export const fullTheme = {
  colors: { light, dark },
  fonts: {
    text: { regular: 'text.woff2', bold: 'text-bold.woff2' },
    headings: { regular: 'headings.woff2', bold: 'headings-bold.woff2' },
    code: { regular: 'code.woff2', bold: 'code-bold.woff2' },
  },
  radius: 'none',
  density: 'compact',
  width: 'wide',
  pattern: { tile: 'tile.svg', width: 24, opacity: 35 },
  favicon: 'tab.svg',
  icons,
} satisfies Theme;
