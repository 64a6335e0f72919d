import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from '../../model/schema/once.ts';
import { writeAtomically } from '../../site/files/files.ts';
import { family, size, withoutVariables } from './picture.ts';

/** The signs of GB 2312 and of Latin scripts, of Google's and Adobe's font for Chinese; by its licence, which lies beside it, a part has another name. */
const font = fileURLToPath(new URL('card-text-hans-bold.otf', import.meta.url));

/** Pictures that were drawn once, by a hash of what they show. */
export interface Drawings {
  /** The PNG of an SVG, as a file. */
  draw(svg: string): Promise<string>;
  /** Takes away those that were not asked for. */
  sweep(): Promise<void>;
}

/** Opens the drawings that are kept in a folder, which need not be there. Drawing goes on beside what this thread does. */
export function openDrawings(folder: string): Drawings {
  const asked = new Map<string, Promise<string>>();
  /** The files that were there, by the hash of what they show. */
  const before = once(() => new Map(namesIn(folder).map((name) => [name.split('.')[0] ?? '', name])));
  const made = new Set<string>();
  const make = async (svg: string, key: string): Promise<string> => {
    const known = before().get(key);
    if (known !== undefined && isIntact(folder, known)) {
      made.add(known);
      return join(folder, known);
    }
    // Most builds draw nothing.
    const { renderAsync } = await import('@resvg/resvg-js');
    const image = await renderAsync(svg, {
      fitTo: { mode: 'width', value: size.width },
      // What our font lacks, one of the machine's may have; to look for those takes its time.
      font: { fontFiles: [font], loadSystemFonts: !covers(svg), defaultFontFamily: family },
    });
    const png = image.asPng();
    const name = nameOf(key, png);
    await writeAtomically(join(folder, name), png);
    made.add(name);
    return join(folder, name);
  };
  return {
    draw(svg) {
      const key = shortHash(svg);
      const known = asked.get(key) ?? make(svg, key);
      asked.set(key, known);
      return known;
    },
    async sweep() {
      await Promise.all(
        namesIn(folder)
          .filter((name) => !made.has(name))
          .map((name) => rm(join(folder, name), { force: true })),
      );
    },
  };
}

/** A drawing's file name: hashes of what it shows and of its bytes, so a damaged or swapped file is recognized. */
function nameOf(key: string, png: Uint8Array): string {
  return `${key}.${shortHash(png)}.png`;
}

function isIntact(folder: string, name: string): boolean {
  try {
    return nameOf(name.split('.')[0] ?? '', readFileSync(join(folder, name))) === name;
  } catch {
    return false;
  }
}

function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Whether our font has every sign of a text. */
export function covers(text: string): boolean {
  return [...text].every((sign) => sign < '\u0180' || signs().has(sign));
}

let known: Set<string> | undefined;

function signs(): Set<string> {
  if (known) return known;
  const decoder = new TextDecoder('gbk');
  known = new Set('–—‘’“”…€™−×÷≤≥≈→←↑↓·•');
  for (let row = 0xa1; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) known.add(decoder.decode(new Uint8Array([row, cell])));
  known.delete('\ufffd');
  return known;
}

/** The text of a picture under `assets/`, where it is SVG. */
export function svgAt(siteFolder: string, picture: string): string | undefined {
  const file = join(siteFolder, 'assets', picture);
  return /\.svg$/i.test(picture) && existsSync(file) ? withoutVariables(readFileSync(file, 'utf8')) : undefined;
}

/** A picture under `assets/` as a `data:` address; `undefined` for one that is not there, or of a kind that is not drawn. */
export function pictureAddress(siteFolder: string, picture: string): string | undefined {
  const file = join(siteFolder, 'assets', picture);
  const [, kind] = /\.(png|jpe?g|gif|webp)$/i.exec(picture) ?? [];
  const svg = svgAt(siteFolder, picture);
  if (svg !== undefined) return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  if (!kind || !existsSync(file)) return undefined;
  return `data:image/${kind.toLowerCase().replace('jpg', 'jpeg')};base64,${readFileSync(file, 'base64')}`;
}
