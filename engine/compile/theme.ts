import type { CompiledTheme } from '../model/compiled.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import { propertyOf } from '../model/theme/pairs.ts';
import { colorNames, palettesOf } from '../model/theme/palette.ts';
import type { Font, Pattern, Theme } from '../model/theme.ts';
import type { CompileContext } from './context.ts';
import { fileHref } from './languages.ts';
import { placeUrls } from './place-urls.ts';

/** The order of the layers, which the first style of a document declares. */
const layers = '@layer tokens,base,kit,shell,sections,theme,forced,print;';

/** The CSS of a theme's options. */
const measures = {
  radius: { none: '--roundness:0', small: '--roundness:.5', medium: '', large: '--roundness:2' },
  density: { compact: '--density:.8', regular: '', spacious: '--density:1.25' },
  width: { narrow: '--page-width:60rem', medium: '', wide: '--page-width:90rem' },
} satisfies { [K in 'radius' | 'density' | 'width']: Record<NonNullable<Theme[K]>, string> };

/** The styles of a site's theme: colors, measures, fonts, pattern, icons, and theme.css. */
export function compileTheme(context: CompileContext): CompiledTheme {
  const { theme = {} } = context.site;
  const { radius = 'medium', density = 'regular', width = 'medium', fonts = {}, pattern, icons = {} } = theme;
  const families = Object.entries(fonts).map(([use, font]) => ({ use, name: `"Site ${use}"`, font: font as Font }));
  const properties = [
    ...colorsOf(theme),
    measures.radius[radius],
    measures.density[density],
    measures.width[width],
    ...(pattern ? patternOf(pattern, context) : []),
    // The comma continues the list with the system's fonts.
    ...families.map(({ use, name }) => `--own-${use}:${name},`),
  ].filter(Boolean);
  const rules = [
    `:root{${properties.join(';')}}`,
    ...Object.entries(icons).map(
      ([name, file]) =>
        `.icon--${name}{background:currentcolor;mask:${shapeOf(file, context)} center/contain no-repeat;>path{display:none}}`,
    ),
    ...(context.themeCss ? [placeUrls(context.themeCss, folderOnHost(context.site))] : []),
  ];
  const css = `${layers}${families.map((family) => facesOf(family, context)).join('')}@layer theme{${rules.join('')}}`;
  const early = families.filter(({ use }) => use !== 'code').map(({ font }) => fontAddress(font.regular, context));
  // HTML ends a style element at its end tag.
  return { css: css.replaceAll('</', '<\\/'), fonts: [...new Set(early)] };
}

function colorsOf({ colors }: Theme): string[] {
  const { light, dark } = palettesOf(colors);
  return colorNames.map((name) => `${propertyOf(name)}:light-dark(${light[name]},${dark[name]})`);
}

function patternOf({ tile, width, opacity }: Pattern, context: CompileContext): string[] {
  const own = context.asset(`images/${tile}`)?.width;
  const shown = width ?? own;
  return [
    `--pattern:${shapeOf(tile, context)}`,
    ...(shown === undefined ? [] : [`--pattern-width:${shown}px`]),
    ...(opacity === undefined ? [] : [`--pattern-opacity:${opacity}%`]),
  ];
}

/** An image for a mask. An SVG is inlined to avoid a request. */
function shapeOf(file: string, context: CompileContext): string {
  const text = file.endsWith('.svg') ? context.read(`images/${file}`) : undefined;
  const address =
    text === undefined
      ? fileHref(`/images/${file}`, context)
      : `data:image/svg+xml,${text
          .trim()
          .replace(/\s+/g, ' ')
          .replaceAll('> <', '><')
          .replace(/[%#"\\]/g, encodeURIComponent)}`;
  return `url("${address}")`;
}

/** Fonts that are not cached wait for the next document (`optional`): a late font moves the page. */
function facesOf({ name, font: { regular, bold } }: { name: string; font: Font }, context: CompileContext): string {
  const face = (file: string, weight: string) =>
    `@font-face{font-family:${name};src:url("${fontAddress(file, context)}")format("woff2");font-weight:${weight};font-display:optional}`;
  return bold ? face(regular, '100 500') + face(bold, '501 900') : face(regular, '100 900');
}

function fontAddress(file: string, context: CompileContext): string {
  return fileHref(`/fonts/${file}`, context);
}
