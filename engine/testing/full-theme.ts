import type { ThemeIcons } from '../model/icons.ts';
import { palettesOf } from '../model/theme/palette.ts';
import type { Theme } from '../model/theme.ts';

/** The files that {@link fullTheme} names, as paths under `assets/`. */
export const themeFiles = [
  ...['text', 'text-strong', 'headings', 'headings-strong', 'code', 'code-strong'].map((name) => `fonts/${name}.woff2`),
  ...['tile.svg', 'tab.svg', 'mark.svg'].map((name) => `images/${name}`),
];

const icons: Required<ThemeIcons> = {
  'arrow-left': 'mark.svg',
  'arrow-right': 'mark.svg',
  check: 'mark.svg',
  'chevron-down': 'mark.svg',
  'chevron-left': 'mark.svg',
  'chevron-right': 'mark.svg',
  clock: 'mark.svg',
  close: 'mark.svg',
  copy: 'mark.svg',
  download: 'mark.svg',
  empty: 'mark.svg',
  external: 'mark.svg',
  file: 'mark.svg',
  globe: 'mark.svg',
  mail: 'mark.svg',
  menu: 'mark.svg',
  minus: 'mark.svg',
  moon: 'mark.svg',
  note: 'mark.svg',
  pause: 'mark.svg',
  phone: 'mark.svg',
  pin: 'mark.svg',
  play: 'mark.svg',
  plus: 'mark.svg',
  refresh: 'mark.svg',
  search: 'mark.svg',
  sun: 'mark.svg',
  tip: 'mark.svg',
  warning: 'mark.svg',
};

const { light, dark } = palettesOf({
  light: { accent: '#a3243b', ground: '#fffdf9', warm: '#7a4600', good: '#14623c', focus: '#8a3a00' },
});

/** A theme that sets every field to another value than the default, with a red accent. */
export const fullTheme = {
  colors: { light, dark },
  fonts: {
    text: { regular: 'text.woff2', strong: 'text-strong.woff2' },
    headings: { regular: 'headings.woff2', strong: 'headings-strong.woff2' },
    code: { regular: 'code.woff2', strong: 'code-strong.woff2' },
  },
  radius: 'none',
  density: 'compact',
  width: 'wide',
  pattern: { tile: 'tile.svg', width: 24, strength: 35 },
  favicon: 'tab.svg',
  icons,
} satisfies Theme;
