import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { renderAsync } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import type { prerender } from '../../client/app/prerender.tsx';
import { textsIn } from '../../compile/answer-files.ts';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { openPdfFonts } from '../../site/fonts/pdf-fonts.ts';
import { createAddressRewriter } from '../address-rewriter.ts';
import { type Archive, pdfColors } from '../archives.ts';
import { extractMain } from '../extract-main.ts';
import { stripMetadata } from '../pictures/strip-metadata.ts';
import { type PdfBlock, parseBlocks } from './blocks.ts';
import { createFaces } from './faces.ts';
import { breakIntoLines, type Typography, widthOf } from './lines.ts';
import { numberPages, putOnPages } from './pages.ts';
import type { PdfLayout } from './pdf-layout.ts';
import { Pen, sheet, type Tag } from './pen.ts';
import { layOutBlocks } from './strips.ts';
import { textStyles } from './text-styles.ts';

/** Creates a tagged PDF of a page's main content, with an outline. The same input gives the same bytes. */
export async function createPdf(
  { pictures, colors = pdfColors({}) }: Archive,
  page: CompiledPage,
  site: CompiledSite,
  assets: string,
  render: typeof prerender,
): Promise<Buffer> {
  const { lang, body } = render(page, site);
  const known = new Set(pictures.map(([picture]) => picture));
  const own = routeHref(page.route, page.language, site);
  const main = extractMain(body, createAddressRewriter(own, pictures, site));
  const words: PdfBlock = { is: 'text', runs: [{ text: site.name }], style: 'small', anchors: [] };
  const blocks = [words, ...parseBlocks(main)];
  const foot = `${site.name} · ${page.title}`;
  const texts = [...textsIn(blocks), foot, '0123456789./'];
  const { all, splitByFace } = await createFaces(texts, openPdfFonts(assets));
  const anchors = new Set(allBlocks(blocks).flatMap((block) => block.anchors));
  const direction = site.languages.find(({ code }) => code === page.language)?.direction ?? 'ltr';
  const pen = new Pen({ title: page.documentTitle, author: site.name, lang, direction }, colors, all, anchors);
  const pointers: { anchor: string; tag: Tag; from: number; right: number; baseline: number; page: number }[] = [];
  const typography: Typography = { splitByFace, measure: pen.measure, direction };
  const setting: PdfLayout = {
    layOut: (blocks, area) => layOutBlocks(blocks, area, setting),
    pen,
    typography,
    pictures: await picturesIn(blocks, known, assets),
    addPageNumber: (anchor, tag, from, right, baseline) => {
      pointers.push({ anchor, tag, from, right, baseline, page: pen.pdf.bufferedPageRange().count - 1 });
    },
  };
  const area = { x: sheet.side, width: sheet.width - 2 * sheet.side, tag: pen.root };
  const pages = putOnPages(layOutBlocks(blocks, area, setting), pen);
  const { size } = textStyles.body;
  for (const { anchor, tag, from, right, baseline, page } of pointers) {
    pen.pdf.switchToPage(page);
    const [number = []] = breakIntoLines([{ text: String(pages.get(anchor)) }], 80, size, typography);
    const left = right - widthOf(number);
    pen.drawArtifact(() =>
      pen.pdf
        .moveTo(pen.at(from + 8), baseline - 1)
        .lineTo(pen.at(left - 8), baseline - 1)
        .lineWidth(0.6)
        .dash(0.6, { space: 3 })
        .strokeColor(colors.textMuted)
        .stroke(),
    );
    pen.write(tag, number, left, baseline, colors.textMuted);
  }
  numberPages(foot, pen, typography);
  pen.pdf.end();
  return buffer(pen.pdf as unknown as NodeJS.ReadableStream);
}

function allBlocks(blocks: PdfBlock[]): PdfBlock[] {
  return blocks.flatMap((block) => {
    if (block.is === 'list') return [block, ...block.items.flatMap(allBlocks)];
    if (block.is === 'table') return [block, ...block.rows.flat().flatMap((cell) => allBlocks(cell.blocks))];
    return block.is === 'note' ? [block, ...allBlocks(block.blocks)] : [block];
  });
}

/** The site's pictures in blocks, in formats that a PDF can contain: SVG, PNG and JPEG. */
async function picturesIn(
  blocks: PdfBlock[],
  known: ReadonlySet<string>,
  assets: string,
): Promise<PdfLayout['pictures']> {
  const pictures = new Map<string, { image: Buffer; width: number; height: number }>();
  for (const block of allBlocks(blocks)) {
    const path = block.is === 'picture' ? decodeURI(block.source) : '';
    if (block.is !== 'picture' || !known.has(path) || !/^\.(svg|png|jpe?g)$/.test(extname(path))) continue;
    const picture = await drawn(join(assets, path)).catch(() => undefined);
    if (picture) pictures.set(block.source, picture);
  }
  return pictures;
}

/** A picture for a PDF, with its size in pixels. Rejects for a file that is not a picture. */
async function drawn(path: string): Promise<{ image: Buffer; width: number; height: number }> {
  const file = await readFile(path);
  const { width, height } = imageSize(file);
  if (extname(path) !== '.svg') return { image: stripMetadata(file), width, height };
  const image = await renderAsync(file, { fitTo: { mode: 'width', value: 1600 }, font: { loadSystemFonts: false } });
  return { image: image.asPng(), width, height };
}
