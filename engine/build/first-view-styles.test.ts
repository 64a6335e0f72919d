import { expect, test } from 'vitest';
import { root } from '../site/paths.ts';
import { joinBlocks, parseCss, printCss } from './css-rules.ts';
import { createFirstViewStyles } from './first-view-styles.ts';
import { optionalStylesOf } from './optional-styles.ts';
import { splitStyles } from './split-styles.ts';
import { bundleAllStyles, engineStyles, type Styles } from './styles.ts';

const english = { hasChinese: false, hasRightToLeft: false };

const split = (css: string, writing = english) => {
  const { first, rest } = splitStyles(css, writing);
  return [printCss(first), printCss(rest)];
};

test('styles keep the prefix that iPhones need to show texts in one size in both directions', async () => {
  expect(await bundleAllStyles(root)).toContain('-webkit-text-size-adjust:100%');
});

test.each([
  '@layer a,b;@layer a{.x{color:red;&:hover{color:#00f}}}',
  '.x:after{content:"}{;\\"";background:url("data:image/svg+xml,<svg>{;}</svg>")}',
  '@media (width<2rem){.a,.b{gap:1px}}@font-face{font-family:"A, B"}',
])('CSS is printed as it was parsed: %s', (css) => {
  expect(printCss(parseCss(css))).toBe(css);
});

test.each([
  ['@layer a{.x{gap:1px}}@layer a{.x{color:red}.y{gap:0}}', '@layer a{.x{gap:1px;color:red}.y{gap:0}}'],
  ['.x{gap:1px;&:hover{gap:0}}.x{color:red}', '.x{gap:1px;&:hover{gap:0}}.x{color:red}'],
  ['@font-face{src:url(a)}@font-face{src:url(b)}', '@font-face{src:url(a)}@font-face{src:url(b)}'],
])('neighboring blocks are joined where nothing changes its order: %s', (css, joined) => {
  expect(printCss(joinBlocks(parseCss(css)))).toBe(joined);
});

test.each([
  ['.a{color:red;transition:color 1s}', '.a{color:red}', '.a{transition:color 1s}'],
  ['.a{color:red;&:hover{color:#00f}}', '.a{color:red}', '.a{&:hover{color:#00f}}'],
  ['.a,.b:is(:focus,.c){gap:1px}', '.a{gap:1px}', '.b:is(:focus,.c){gap:1px}'],
  ['.a:not(:focus){gap:1px}', '.a:not(:focus){gap:1px}', ''],
  ['@layer k{@media print{.a{gap:1px}}.b{gap:2px}}', '@layer k{.b{gap:2px}}', '@layer k{@media print{.a{gap:1px}}}'],
  ['@media (height<24rem){.a{gap:1px}}.b{gap:2px}', '.b{gap:2px}', '@media (height<24rem){.a{gap:1px}}'],
  ['em{&:lang(zh){gap:1px}}.a:dir(rtl){gap:1px}', '', 'em{&:lang(zh){gap:1px}}.a:dir(rtl){gap:1px}'],
])('rules that show only after an action come later: %s', (css, first, rest) => {
  expect(split(css)).toEqual([first, rest]);
});

test('rules for the languages of a site are in the first view', () => {
  const css = 'em{&:lang(zh){gap:1px}}.a:dir(rtl){gap:1px}';
  expect(split(css, { hasChinese: true, hasRightToLeft: true })).toEqual([css, '']);
});

const theme = '@layer theme{:root{--color-a:light-dark(#111,#eee);--color-b:light-dark(#222,#ddd);--own-text:"A",}}';

const styles: Styles = {
  sheets: {
    base: '@layer tokens{:root{--unit:1;--gap:calc(1rem * var(--unit));--edge:1px solid var(--color-b);--turn:1s}}@layer k{.x{gap:var(--gap);color:var(--color-a);&:hover{gap:var(--turn)}}}',
    card: '.card{border:var(--edge);padding:var(--gap)}.card:hover{color:red}',
    link: '.link{gap:1px}.link .icon{gap:2px}',
  },
  parts: { [engineStyles.first]: ['base'], [engineStyles.extras]: ['link'], card: ['card'] },
};

const made = (css = theme, complete: string[] = []) => createFirstViewStyles(styles, css, english, new Set(complete));

test('each text declares the tokens that it uses, and constant ones are replaced by their values', () => {
  const { inline, theme: own, rest } = made();
  expect(inline).toEqual({
    [engineStyles.first]: '@layer k{.x{gap:1rem;color:light-dark(#111,#eee)}}',
    [engineStyles.extras]: '.link{gap:1px}.link .icon{gap:2px}',
    card: '@layer tokens{:root{--edge:1px solid var(--color-b)}}@layer theme{:root{--color-b:light-dark(#222,#ddd)}}.card{border:var(--edge);padding:1rem}',
  });
  expect(own).toBe('@layer theme{:root{--own-text:"A",}}');
  // Scripts may read the colors.
  expect(rest).toBe(
    '@layer tokens{:root{--edge:1px solid var(--color-b)}}@layer theme{:root{--color-a:light-dark(#111,#eee);--color-b:light-dark(#222,#ddd)}}@layer k{.x{&:hover{gap:1s}}}',
  );
});

test('a token or color that the theme changes keeps its name and all its declarations', () => {
  const changed = `${theme.slice(0, -2)};--unit:.8}.y{--color-a:red}}`;
  const { inline, theme: own } = made(changed);
  expect(inline[engineStyles.first]).toContain('--unit:1');
  expect(inline[engineStyles.first]).toContain('--gap:calc(1rem * var(--unit))');
  expect(own).toContain('--color-a:light-dark(#111,#eee)');
  expect(own).toContain('--unit:.8');
});

test('a type that no sheet completes is inlined as a whole', () => {
  expect(made(theme, ['card']).inline.card).toContain('.card:hover{color:red}');
});

test('optional styles are for documents with their elements above the shared sheet', () => {
  const { inline } = made();
  const sheet = '<link data-style="later">';
  expect(optionalStylesOf(`<a class="a link">${sheet}`, inline)).toEqual([engineStyles.extras]);
  expect(optionalStylesOf(`<a class="icon links">${sheet}<a class="link">`, inline)).toEqual([]);
  const marked = { [engineStyles.extras]: '.link{gap:0}[data-marked]:after{gap:0}' };
  expect(optionalStylesOf(`<a data-marked="true">${sheet}`, marked)).toEqual([engineStyles.extras]);
  expect(optionalStylesOf(`<a data-marker="true">${sheet}`, marked)).toEqual([]);
  const named = { [engineStyles.texts]: 'code,h3{gap:0}:not(pre)>code{gap:0}' };
  expect(optionalStylesOf(`<p><code>a</code>${sheet}`, named)).toEqual([engineStyles.texts]);
  expect(optionalStylesOf(`<h3 id="a">a</h3>${sheet}`, named)).toEqual([engineStyles.texts]);
  expect(optionalStylesOf(`<h2 class="">code</h2>${sheet}<code>`, named)).toEqual([]);
});
