import { beforeAll, expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import type { Theme } from '../model/theme.ts';
import { fullTheme } from '../testing/full-theme.ts';
import type { CompileContext } from './context.ts';
import { compileSite } from './site.ts';
import { compileTheme } from './theme.ts';

let context: CompileContext;
beforeAll(async () => {
  context = await contextWith();
});

/** The theme's parts of a document. Each SVG contains its own name. */
function shown(theme: object, own: Partial<CompileContext> = {}): string {
  const read = (path: string) =>
    path.endsWith('.svg') ? `<svg>\n  <title>100% "${path}" #</title>\n</svg>\n` : undefined;
  const themed: CompileContext = { ...context, read, ...own, site: { ...context.site, theme: theme as Theme } };
  const { css, fonts } = compileTheme(themed);
  return [css, ...fonts, compileSite(themed, 'en').favicon].join('\n');
}

/** The paths of all values in an object. */
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** The same with another value at a path; without one, as if it were not written. */
function changed(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  const parts = value as Record<string, unknown>;
  return { ...parts, [key]: changed(parts[key], rest, to) };
}

/** Another sound value for a field. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  const text = String(value);
  return text.startsWith('#') ? '#123456' : text.includes('.') ? text.replace('.', '-other.') : undefined;
}

test.each(leavesOf(fullTheme).map((path) => [path.join('.'), path] as const))(
  '%s changes how pages look',
  (_, path) => {
    const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], fullTheme);
    expect(shown(changed(fullTheme, path, other(value)) as object)).not.toBe(shown(fullTheme));
  },
);

test('a site without a theme has the engine’s own palette and asks for no font', () => {
  const css = shown({});
  expect(css).toContain('--color-background:light-dark(#ffffff,');
  expect(css).not.toMatch(/font-face|\.woff2|--pattern|--density|--roundness/);
});

test('an SVG stands in the styles, whatever signs it has; another picture is named', () => {
  const css = shown({ icons: { copy: 'mark.svg', file: 'mark.png' } });
  const [, address = ''] = /\.icon--copy\{[^}]*url\("([^"]*)"\)/.exec(css) ?? [];
  expect(decodeURIComponent(address.replace(/^data:image\/svg\+xml,/, ''))).toBe(
    '<svg><title>100% "images/mark.svg" #</title></svg>'
      .replace('</title>', '<\\/title>')
      .replace('</svg>', '<\\/svg>'),
  );
  expect(css).toMatch(/\.icon--file\{[^}]*url\("\/images\/mark\.png"\)/);
});

test('a font with a bold file has a face for each, a variable one has all weights; only those that pages begin with are asked for early', () => {
  const css = shown({ fonts: { text: { regular: 'a.woff2', bold: 'b.woff2' }, code: { regular: 'c.woff2' } } });
  const faces = [...css.matchAll(/url\("\/fonts\/(.)\.woff2"\)format\("woff2"\);font-weight:([\d ]+)/g)];
  expect(faces.map(([, file, weight]) => `${file} ${weight}`)).toEqual(['a 100 500', 'b 501 900', 'c 100 900']);
  expect(css.match(/^\/fonts\/.*$/gm)).toEqual(['/fonts/a.woff2']);
});

test('a site’s own styles come last in the theme, and end no style element', () => {
  const css = shown({ radius: 'none' }, { themeCss: '.card{content:"</style>"}' });
  expect(css).toMatch(/--roundness:0.*\.card\{content:"<\\\/style>"\}\}/s);
  expect(css).not.toContain('</style>');
});
