import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { palettesOf } from '../../model/theme/palette.ts';
import { root } from '../../site/paths.ts';
import { drawPreview, inlineVariables, size } from './draw-preview.ts';
import { drawSvg, hasGlyphs } from './draw-svg.ts';

const name = '北京示例量材科技有限公司 Sample Quantum Materials Co., Ltd.';
const colors = palettesOf().light;
const font = join(root, 'engine/build/previews/card-text-hans-bold.otf');

/** The right edge of a picture's content, without its background and stripe. */
function rightEdge(svg: string): number {
  const bare = svg.replace(/<rect[^>]*>/g, '');
  const box = new Resvg(bare, { font: { fontFiles: [font], loadSystemFonts: false } }).getBBox();
  return box ? box.x + box.width : 0;
}

test.each([
  ['a short one', 'FAQ'],
  ['Chinese without blanks', '第一性原理材料模拟软件、专用计算设备与超算云服务的安装、授权与更新指南以及常见问题'],
  ['wide letters', 'WWWW MMMM WWMM '.repeat(8)],
  ['one word that is longer than a line', 'm'.repeat(200)],
  ['what is much too long', 'The update of the workstation and the cluster '.repeat(12)],
  ['signs of markup', '<b>&"</b>'],
  ['characters that XML cannot hold', 'Opening\u000bhours \ufffe\u0000'],
])('a title stays inside the picture: %s', (_, title) => {
  expect(rightEdge(drawPreview({ title, name, colors }))).toBeLessThanOrEqual(size.width - 40);
});

test('letters that are drawn past the edge are noticed', () => {
  const wide = drawPreview({ title: 'FAQ', name, colors }).replace('FAQ', 'W'.repeat(60));
  expect(rightEdge(wide)).toBeGreaterThan(size.width);
});

test('a picture only has the colors of the site’s theme: background, accent and inks', () => {
  const own = { background: '#fff4e0', accent: '#7a1f3d', text: '#2b1a10', textMuted: '#5c4636' };
  const svg = drawPreview({ title: 'FAQ', name, colors: palettesOf({ light: own }).light });
  expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(Object.values(own)));
  const { width, height, pixels } = new Resvg(svg).render();
  const pixel = (at: number) => [...pixels.subarray(at * 4, at * 4 + 3)];
  expect([pixel(0), pixel(width * height - 1)]).toEqual([
    [0xff, 0xf4, 0xe0],
    [0x7a, 0x1f, 0x3d],
  ]);
});

test('a logo is drawn in the colors of its variables, in the light where it has two', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>svg{--a:#f00}@media(prefers-color-scheme:dark){svg{--a:#0f0}}rect{fill:var(--a)}</style><rect width="9" height="9"/></svg>';
  const pixel = (text: string) => [...new Resvg(text).render().pixels.subarray(0, 3)];
  expect(pixel(inlineVariables(svg))).toEqual([255, 0, 0]);
  // Control: without conversion its color is invalid.
  expect(pixel(svg)).not.toEqual([255, 0, 0]);
});

test('our font has every character that it declares, and renders Chinese', () => {
  const drawn = (text: string) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="60" font-size="60" font-family="Card Text S Chinese">${text}</text></svg>`,
      {
        font: { fontFiles: [font], loadSystemFonts: false },
      },
    )
      .render()
      .asPng()
      .toString('base64');
  // A missing glyph is drawn as nothing, or as the same box for all.
  const signs = [...'第一性原理材料量子ABCäéß、。：“”'];
  expect(signs.every((sign) => hasGlyphs(sign))).toBe(true);
  expect(new Set(signs.map(drawn)).size).toBe(signs.length);
  expect([hasGlyphs('한국어'), hasGlyphs('عربي')]).toEqual([false, false]);
});

test('a picture is a PNG of the size that services ask for', async () => {
  const png = await drawSvg(drawPreview({ title: '常见问题', name, colors }));
  expect(imageSize(png)).toMatchObject({ type: 'png', ...size });
});
