import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Run } from './runs.ts';

/** A part of a font in one weight: the signs of a document that it has. */
export interface Face {
  name: string;
  /** The font's file. */
  bytes: Buffer;
}

/** Tells the face in which a sign is set. */
export type FaceOf = (sign: string, run: Run) => Face;

/** A family, whose signs come in parts. */
interface Family {
  name: string;
  parts: { name: string; has: (sign: number) => boolean }[];
}

const require = createRequire(import.meta.url);

const weights = { plain: 400, bold: 700 };

/** The faces that a text needs. Of each part of a font only the text's own signs are kept. */
export async function facesFor(text: string): Promise<{ all: Face[]; faceOf: FaceOf }> {
  const [words, code] = await Promise.all([family('noto-sans-sc'), family('source-code-pro')]);
  const signs = [...new Set(text)].sort();
  const faces = new Map<string, Face>();
  const chosen = new Map<string, string>();
  for (const [at, families] of [
    [words, code],
    [code, words],
  ].entries()) {
    const wanted = new Map<string, { family: string; part: string; signs: string[] }>();
    for (const sign of signs) {
      const point = sign.codePointAt(0) as number;
      const found = families.flatMap(({ name, parts }) =>
        parts.filter(({ has }) => has(point)).map((part) => [name, part.name]),
      )[0];
      // A sign that no part has is an empty box in the first.
      const [family = '', part = ''] = found ?? [families[0]?.name, 'latin'];
      const key = `${family}-${part}`;
      chosen.set(`${at} ${sign}`, key);
      wanted.set(key, { family, part, signs: [...(wanted.get(key)?.signs ?? []), sign] });
    }
    for (const [key, { family, part, signs }] of wanted) {
      const file = await readFile(
        require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`),
      );
      for (const wght of Object.values(weights)) {
        const name = `${at} ${key} ${wght}`;
        const bytes = await subsetFont(file, signs.join(''), { targetFormat: 'truetype', variationAxes: { wght } });
        faces.set(name, { name, bytes });
      }
    }
  }
  const faceOf: FaceOf = (sign, { code, bold }) => {
    const at = code ? 1 : 0;
    return faces.get(`${at} ${chosen.get(`${at} ${sign}`)} ${bold ? weights.bold : weights.plain}`) as Face;
  };
  return { all: [...faces.values()], faceOf };
}

/** A family as its package has it: parts for the languages of the West, and for Han the more common the later. */
async function family(name: string): Promise<Family> {
  const ranges: Record<string, string> = JSON.parse(
    await readFile(require.resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8'),
  );
  const parts = Object.entries(ranges).map(([part, range]) => ({
    name: part.replace(/[[\]]/g, ''),
    has: within(range),
  }));
  const order = ({ name }: { name: string }) => (name === 'latin' ? 0 : /^\d+$/.test(name) ? 1000 - Number(name) : 1);
  return { name, parts: parts.sort((a, b) => order(a) - order(b)) };
}

/** Tells whether a sign is in ranges as style sheets write them: `U+20-7e,U+a9`. */
function within(range: string): (sign: number) => boolean {
  const bounds = range.split(',').map((one) => {
    const [first = '', last = first] = one.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (sign) => bounds.some(([first, last]) => sign >= first && sign <= last);
}
