import type { Cell, PdfBlock } from './blocks.ts';
import { breakIntoLines } from './lines.ts';
import type { Area, PdfLayout, Strip } from './pdf-layout.ts';
import { sheet } from './pen.ts';
import type { Run } from './runs.ts';
import { textStyles } from './text-styles.ts';

const between = 12;

/** Lays out the rows of a table. Its head is repeated on each page. */
export function tableStrips(
  { rows, heads }: Extract<PdfBlock, { is: 'table' }>,
  area: Area,
  setting: PdfLayout,
): Strip[] {
  const { pen } = setting;
  const table = pen.tag(area.tag, 'Table');
  const widths = columnWidths(rows, area.width, setting);
  let again: Strip | undefined;
  return rows.flatMap((cells, index) => {
    const isHead = index < heads;
    const row = pen.tag(table, 'TR');
    let x = area.x;
    const columns = cells.map((cell, column) => {
      // The last cell of a short row takes the remaining width.
      const width = column === cells.length - 1 ? area.x + area.width - x : (widths[column] as number);
      const blocks = cell.head ? cell.blocks.map(inBold) : cell.blocks;
      const inner = { x, width: width - between, tag: pen.tag(row, cell.head ? 'TH' : 'TD'), tight: true };
      x += width;
      return setting.layOut(blocks, inner).map((strip, at) => (at === 0 ? { ...strip, before: 0 } : strip));
    });
    const heights = columns.map((strips) => strips.reduce((sum, { before, height }) => sum + before + height, 0));
    const content = Math.max(0, ...heights);
    // Cells longer than a page are placed below each other.
    if (content > sheet.bottom - sheet.top - 80) return columns.flat();
    const height = content + 12;
    const strip: Strip = {
      before: index === 0 ? 10 : 0,
      height,
      keepWithNext: isHead,
      anchors: columns.flatMap((strips) => strips.flatMap(({ anchors }) => anchors)),
      draw(y) {
        pen.drawArtifact(() => {
          pen.pdf
            .moveTo(pen.at(area.x), y + height)
            .lineTo(pen.at(area.x + area.width), y + height)
            .lineWidth(isHead ? 1 : 0.5)
            .strokeColor(isHead ? pen.colors.accent : pen.colors.border)
            .stroke();
        });
        for (const strips of columns) {
          let top = y + 6;
          for (const one of strips) {
            one.draw(top + one.before);
            top += one.before + one.height;
          }
        }
      },
      ...(again && { repeated: again }),
    };
    if (isHead) again = strip;
    return [strip];
  });
}

/** Column widths by content. If they exceed the width, each shrinks towards its longest word. */
function columnWidths(rows: Cell[][], width: number, { typography }: PdfLayout): number[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  const natural = Array.from({ length: count }, (_, column) => {
    // The cells of a shorter row span several columns.
    const lines = rows.flatMap((cells) => (cells.length === count ? linesIn((cells[column] as Cell).blocks) : []));
    const measured = (runs: Run[]) =>
      breakIntoLines(
        runs.map((run) => ({ ...run, bold: true })),
        Number.POSITIVE_INFINITY,
        textStyles.body.size,
        typography,
      )
        .map((line) => line.reduce((sum, one) => sum + one.width, between + 1))
        .reduce((one, other) => Math.max(one, other));
    const most = Math.max(40, ...lines.map(measured));
    const least = Math.max(
      40,
      ...lines
        .flat()
        .flatMap(wordsIn)
        .map((run) => measured([run])),
    );
    return { most, least: Math.min(least, width / 2) };
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const [most, least] = [sum(natural.map((one) => one.most)), sum(natural.map((one) => one.least))];
  if (most <= width) return natural.map((one) => (one.most * width) / most);
  const share = Math.max(0, (width - least) / Math.max(1, most - least));
  const shared = natural.map((one) => one.least + (one.most - one.least) * share);
  return shared.map((one) => (one * width) / sum(shared));
}

/** The words of a run; each Han character counts as a word. */
function wordsIn(run: Run): Run[] {
  return run.text.split(/\s+|(?<=\p{Script=Han})/u).map((text) => ({ ...run, text }));
}

function linesIn(blocks: PdfBlock[]): Run[][] {
  return blocks.flatMap((block): Run[][] => {
    if (block.is === 'text' || block.is === 'heading') return [block.runs];
    if (block.is === 'code') return block.text.split('\n').map((text) => [{ text, code: true }]);
    if (block.is === 'list') return block.items.flatMap(linesIn);
    return block.is === 'note' ? linesIn(block.blocks) : [];
  });
}

const inBold = (block: PdfBlock): PdfBlock =>
  block.is === 'text' ? { ...block, runs: block.runs.map((run) => ({ ...run, bold: true })) } : block;
