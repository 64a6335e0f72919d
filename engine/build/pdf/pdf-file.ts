import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { renderAsync } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import type { prerender } from '../../client/app/prerender.tsx';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { openPdfFonts } from '../../site/fonts/pdf-fonts.ts';
import { type Archive, coloursOf } from '../archives.ts';
import { copiedAddresses, ownPart } from '../own-part.ts';
import { type Block, blocksIn } from './blocks.ts';
import { facesFor } from './faces.ts';
import { linesOf, type Typography, widthOf } from './lines.ts';
import { looks } from './looks.ts';
import { numberPages, putOnPages } from './pages.ts';
import { Pen, sheet, type Tag } from './pen.ts';
import type { Setting } from './setting.ts';
import { stripsOf } from './strips.ts';

/** A page as a PDF: its own part, tagged, with its headings as outline; links are as an archive's. The same input gives the same bytes. */
export async function pdfOf(
  { pictures, colours = coloursOf({}) }: Archive,
  page: CompiledPage,
  site: CompiledSite,
  assets: string,
  render: typeof prerender,
): Promise<Buffer> {
  const { lang, body } = render(page, site);
  const known = new Set(pictures.map(([picture]) => picture));
  const own = routeHref(page.route, page.language, site);
  const main = ownPart(body, copiedAddresses(own, known, site.origin));
  const words: Block = { is: 'text', runs: [{ text: site.name }], look: 'small', anchors: [] };
  const blocks = [words, ...blocksIn(main)];
  const foot = `${site.name} · ${page.title}`;
  const texts = [...stringsIn(blocks), foot, '0123456789./'];
  const { all, splitByFace } = await facesFor(texts, openPdfFonts(assets));
  const anchors = new Set(allBlocks(blocks).flatMap((block) => block.anchors));
  const direction = site.languages.find(({ code }) => code === page.language)?.direction ?? 'ltr';
  const pen = new Pen({ title: page.documentTitle, author: site.name, lang, direction }, colours, all, anchors);
  const pointers: { anchor: string; tag: Tag; from: number; right: number; baseline: number; page: number }[] = [];
  const typography: Typography = { splitByFace, measure: pen.measure, direction };
  const setting: Setting = {
    layOut: (blocks, room) => stripsOf(blocks, room, setting),
    pen,
    typography,
    pictures: await picturesIn(blocks, known, assets),
    pointsTo: (anchor, tag, from, right, baseline) => {
      pointers.push({ anchor, tag, from, right, baseline, page: pen.pdf.bufferedPageRange().count - 1 });
    },
  };
  const room = { x: sheet.side, width: sheet.width - 2 * sheet.side, tag: pen.root };
  const pages = putOnPages(stripsOf(blocks, room, setting), pen);
  const { size } = looks.body;
  for (const { anchor, tag, from, right, baseline, page } of pointers) {
    pen.pdf.switchToPage(page);
    const [number = []] = linesOf([{ text: String(pages.get(anchor)) }], 80, size, typography);
    const left = right - widthOf(number);
    pen.adorn(() =>
      pen.pdf
        .moveTo(pen.at(from + 8), baseline - 1)
        .lineTo(pen.at(left - 8), baseline - 1)
        .lineWidth(0.6)
        .dash(0.6, { space: 3 })
        .strokeColor(colours.inkSoft)
        .stroke(),
    );
    pen.write(tag, number, left, baseline, colours.inkSoft);
  }
  numberPages(foot, pen, typography);
  pen.pdf.end();
  return buffer(pen.pdf as unknown as NodeJS.ReadableStream);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function allBlocks(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.is === 'list') return [block, ...block.items.flatMap(allBlocks)];
    if (block.is === 'table') return [block, ...block.rows.flat().flatMap((cell) => allBlocks(cell.blocks))];
    return block.is === 'note' ? [block, ...allBlocks(block.blocks)] : [block];
  });
}

/** The pictures that blocks show, as far as they are of the site and of a form that a PDF can have: drawings, PNG and JPEG. */
async function picturesIn(blocks: Block[], known: ReadonlySet<string>, assets: string): Promise<Setting['pictures']> {
  const pictures = new Map<string, { image: Buffer; width: number; height: number }>();
  for (const block of allBlocks(blocks)) {
    const path = block.is === 'picture' ? decodeURI(block.source) : '';
    if (block.is !== 'picture' || !known.has(path) || !/^\.(svg|png|jpe?g)$/.test(extname(path))) continue;
    const picture = await drawn(join(assets, path)).catch(() => undefined);
    if (picture) pictures.set(block.source, picture);
  }
  return pictures;
}

/** A picture as a PDF takes it, with its size in pixels. Rejects for a file that is none. */
async function drawn(path: string): Promise<{ image: Buffer; width: number; height: number }> {
  const file = await readFile(path);
  const { width, height } = imageSize(file);
  if (extname(path) !== '.svg') return { image: file, width, height };
  const image = await renderAsync(file, { fitTo: { mode: 'width', value: 1600 }, font: { loadSystemFonts: false } });
  return { image: image.asPng(), width, height };
}
