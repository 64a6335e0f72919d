import { expect, test } from 'vitest';
import { root } from '../../site/paths.ts';
import { type CssNode, parseCss, splitList } from '../css-rules.ts';
import { bundleAllStyles } from '../styles.ts';
import { scopeStyles } from './scope-styles.ts';

test.each([
  ['h2{margin:0}', 'h2:where(.pagewright,.pagewright *){margin:0}'],
  ['*,:before{a:b}', '*:where(.pagewright,.pagewright *),:where(.pagewright,.pagewright *):before{a:b}'],
  ['a:hover::after{a:b}', 'a:hover:where(.pagewright,.pagewright *)::after{a:b}'],
  ['::selection{a:b}', ':where(.pagewright,.pagewright *)::selection{a:b}'],
  ['.a>.b [x="c > d"]{a:b}', '.a>.b [x="c > d"]:where(.pagewright,.pagewright *){a:b}'],
  [':root{--a:b;&[dir=rtl]{--c:d}}', '.pagewright{--a:b;&[dir=rtl]{--c:d}}'],
  ['html[data-x] .a{a:b}', '.pagewright[data-x] .a:where(.pagewright,.pagewright *){a:b}'],
  ['.html-content .body{a:b}', '.html-content .body:where(.pagewright,.pagewright *){a:b}'],
  ['body,.a{margin:0}', '.a:where(.pagewright,.pagewright *){margin:0}'],
  ['#root{display:flex}', ''],
  ['@media print{@page{margin:0}h1{a:b}}', '@media print{h1:where(.pagewright,.pagewright *){a:b}}'],
  [
    '@keyframes in{0%{top:0}}.a{animation:in 1s;&:hover{animation-name:in,in-out}}',
    '@keyframes pagewright-in{0%{top:0}}.a:where(.pagewright,.pagewright *){animation:pagewright-in 1s;&:hover{animation-name:pagewright-in,in-out}}',
  ],
  ['@font-face{font-family:"Site text"}', '@font-face{font-family:"Site text"}'],
])('%s', (css, scoped) => {
  expect(scopeStyles(css)).toBe(`@layer pagewright{${scoped}}`);
});

test('no rule of the engine remains without the scope', async () => {
  const unscoped = (nodes: readonly CssNode[]): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return /^@layer /.test(node) ? [] : [node];
      const { prelude, body } = node;
      if (/^@(?:keyframes pagewright-|font-face)/.test(prelude)) return [];
      if (prelude.startsWith('@')) return unscoped(body);
      return splitList(prelude).filter((selector) => !selector.includes('.pagewright'));
    });
  const css = await bundleAllStyles(root);
  expect(unscoped(parseCss(css)).length).toBeGreaterThan(500);
  expect(unscoped(parseCss(scopeStyles(css)))).toEqual([]);
});
