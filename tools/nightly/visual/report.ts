import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { escapeHtml } from '../../../engine/model/text/escape-html.ts';
import { writeAtomically } from '../../../engine/site/files/files.ts';
import { type Cell, writeSheet } from '../../shots/contact-sheet.ts';
import { type Change, type Comparison, sides } from './compare.ts';

/** What the comparison found, as lines for the terminal: each changed example with the looks it changed in. */
export function linesOf({ compared, changed, added, removed }: Comparison): string[] {
  const examples = [...new Set(changed.map(({ example }) => example))];
  return [
    ...examples.map((example) => {
      const changes = changed.filter((change) => change.example === example);
      const most = Math.max(...changes.map(({ count }) => count));
      return `✗ ${example} (${changes.map(({ look }) => look).join(', ')}; up to ${most} pixels)`;
    }),
    ...added.map((example) => `+ ${example} is new`),
    ...removed.map((example) => `- ${example} is gone`),
    `visual: ${compared} pictures compared, ${changed.length} changed in ${examples.length} examples`,
  ];
}

/** Writes the report: `index.html` with every changed picture before, after and in difference, and a contact sheet with the first of each example. */
export async function writeReport(browser: Browser, folder: string, base: string, found: Comparison): Promise<void> {
  await writeAtomically(join(folder, 'index.html'), reportPage(base, found));
  const first = new Map(found.changed.toReversed().map((change) => [change.example, change]));
  const cells = [...first.values()].reverse().map(cellOf);
  if (cells.length === 0) return;
  await writeSheet(browser, folder, 'changed', { title: 'before, after, difference', cells, width: 320, height: 400 });
}

/** The report as an HTML document. */
export function reportPage(base: string, found: Comparison): string {
  const figures = found.changed.map((change) => {
    const { caption, pictures } = cellOf(change);
    const images = pictures.map((path, index) => `<img src="${escapeHtml(path)}" alt="${sides[index]}">`);
    return `<figure><figcaption>${escapeHtml(caption)}: ${change.count} pixels</figcaption>${images.join('')}</figure>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Examples against ${escapeHtml(base)}</title>
<style>
  body { margin: 24px; background: #f2f2f2; color: #111; font: 16px/24px sans-serif; }
  figure { margin: 0 0 32px; display: flex; flex-wrap: wrap; gap: 8px; align-items: start; }
  figcaption { inline-size: 100%; }
  img { max-inline-size: calc((100% - 16px) / 3); outline: 1px solid #999; }
</style>
<h1>Examples against ${escapeHtml(base)}</h1>
<pre>${linesOf(found).map(escapeHtml).join('\n')}</pre>
${figures.join('\n')}
</html>
`;
}

function cellOf({ example, look, file }: Change): Cell {
  return { caption: `${example} (${look})`, pictures: sides.map((side) => `${side}/${encodeURIComponent(file)}`) };
}
