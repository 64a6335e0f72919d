import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { FontSubset, PdfFonts } from '../../site/fonts/pdf-fonts.ts';
import type { Run } from './runs.ts';

/** A font part in one weight, subset to the characters of a document. */
export interface Face {
  name: string;
  bytes: Buffer;
}

/** A piece of a run in one face, within which no line breaks. */
export interface FacePiece {
  text: string;
  face: string;
}

export type SplitByFace = (run: Run) => FacePiece[];

const weights = { plain: 400, bold: 700 };

export async function createFaces(
  texts: string[],
  fonts: PdfFonts,
): Promise<{ all: Face[]; splitByFace: SplitByFace }> {
  const wanted = new Map<FontSubset, Set<string>>();
  for (const isCode of [false, true])
    for (const piece of texts.flatMap((text) => fonts.split(text, isCode)))
      wanted.set(piece.part, (wanted.get(piece.part) ?? new Set()).add(piece.text));
  const made = [...wanted].flatMap(([part, pieces]) =>
    Object.values(weights).map(async (weight): Promise<Face> => {
      // Shaping replaces invisible characters by spaces.
      const characters = [...pieces, ' '].sort().join('');
      const axes = part.isVariable ? { variationAxes: { wght: weight } } : {};
      const file = await readFile(part.fileOf(weight));
      const bytes = await subsetFont(file, characters, { targetFormat: 'truetype', ...axes });
      return { name: faceName(part, weight), bytes };
    }),
  );
  const splitByFace: SplitByFace = ({ text, code, bold }) =>
    fonts
      .split(text, code)
      .map(({ text, part }) => ({ text, face: faceName(part, bold ? weights.bold : weights.plain) }));
  return { all: await Promise.all(made), splitByFace };
}

const faceName = ({ name }: FontSubset, weight: number): string => `${name} ${weight}`;
