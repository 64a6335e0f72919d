import { readFileSync } from 'node:fs';
import { fillValues } from '../../../engine/schema/placeholders.ts';
import { root } from '../../paths.ts';
import type { Block } from './document.ts';
import { sitePicture } from './figures.ts';
import type { Text } from './sample.ts';

/** A piece of a page as far as documents need it. */
interface Piece {
  type: string;
  id?: string;
  heading?: string | Text;
  lead?: string | Text;
  paragraphs?: (string | Text)[];
  points?: (string | Text)[];
  cards?: { title: string | Text; text: string | Text }[];
  steps?: {
    title: string | Text;
    text?: (string | Text)[];
    command?: string;
    output?: string;
    picture?: { src: string; alt: string | Text };
  }[];
  columns?: { field: string; label: string | Text }[];
  rows?: Record<string, string | Text>[];
  picture?: { src: string; alt: string | Text };
  tabs?: { sections: Piece[] }[];
}

const site = JSON.parse(readFileSync(`${root}/pages/site.json`, 'utf8')) as { values: Record<string, string> };

function filled(text: string): string {
  return fillValues(text, site);
}

/** A text of a page in both languages, with the site's values filled in. */
export function both(text: string | Text): Text {
  const { zh, en } = typeof text === 'string' ? { zh: text, en: text } : text;
  return { zh: filled(zh), en: filled(en) };
}

/** A section of a page under `pages/`, by its id, also inside tabs. */
function pieceOf(page: string, id: string): Piece {
  const { sections } = JSON.parse(readFileSync(`${root}/pages/${page}.json`, 'utf8')) as { sections: Piece[] };
  const all = sections.flatMap((section) => [section, ...(section.tabs ?? []).flatMap((tab) => tab.sections)]);
  const found = all.find((section) => section.id === id && section.type !== 'tabs');
  if (!found) throw new Error(`${page} has no section "${id}"`);
  return found;
}

/** What a section says, as blocks of a document: its words, lists, cards, rows, steps and pictures. */
export function blocksOf(page: string, id: string): Block[] {
  const { lead, paragraphs = [], points, cards, steps = [], columns, rows, picture } = pieceOf(page, id);
  return [
    ...(lead ? [{ text: both(lead) }] : []),
    ...paragraphs.map((paragraph) => ({ text: both(paragraph) })),
    ...(points ? [{ points: points.map(both) }] : []),
    ...(cards ? [{ points: cards.map((card) => joined(both(card.title), both(card.text))) }] : []),
    ...(columns && rows
      ? [
          {
            head: columns.map(({ label }) => both(label)),
            rows: rows.map((row) => columns.map(({ field }) => both(row[field] ?? ''))),
          },
        ]
      : []),
    ...steps.flatMap((step, index) => stepBlocks(step, index + 1)),
    ...(picture && both(picture.alt).zh ? [sitePicture(picture.src, both(picture.alt))] : []),
  ];
}

function stepBlocks(
  { title, text = [], command, output, picture }: NonNullable<Piece['steps']>[number],
  number: number,
): Block[] {
  const { zh, en } = both(title);
  return [
    { heading: { zh: `${number}. ${zh}`, en: `${number}. ${en}` } },
    ...text.map((paragraph) => ({ text: both(paragraph) })),
    ...(command ? [{ code: filled(command) }] : []),
    ...(output ? [{ text: { zh: '输出：', en: 'Output:' } }, { code: filled(output) }] : []),
    ...(picture ? [sitePicture(picture.src, both(picture.alt))] : []),
  ];
}

function joined(title: Text, text: Text): Text {
  return { zh: `**${title.zh}**：${text.zh}`, en: `**${title.en}**: ${text.en}` };
}
