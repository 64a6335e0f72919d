import type { StillFormat } from '../../model/variant-widths.ts';
import { isFormat } from './detect-type.ts';

const formats: StillFormat[] = ['jpg', 'png', 'gif', 'webp', 'avif'];

/** The format of a picture of pixels; `undefined` for an animation and for other files. */
export function stillFormatOf(content: Buffer): StillFormat | undefined {
  const format = formats.find((one) => isFormat(one, content));
  return format && !isAnimated[format](content) ? format : undefined;
}

const isAnimated: Record<StillFormat, (content: Buffer) => boolean> = {
  jpg: () => false,
  // The control chunk of an animation comes before the picture data.
  png: (content) => pngChunks(content).includes('acTL'),
  gif: (content) => gifFrames(content) > 1,
  // A flag of the extended header.
  webp: (content) => content.toString('latin1', 12, 16) === 'VP8X' && ((content[20] ?? 0) & 2) !== 0,
  avif: (content) => content.toString('latin1', 8, 12) === 'avis',
};

/** The names of a PNG's chunks up to the picture data. */
function pngChunks(content: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at + 8 <= content.length && names.at(-1) !== 'IDAT'; at += 12 + content.readUInt32BE(at))
    names.push(content.toString('latin1', at + 4, at + 8));
  return names;
}

/** Counts the frames of a GIF, at most two. */
function gifFrames(content: Buffer): number {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  const afterBlocks = (start: number) => {
    let at = start;
    while (at < content.length && content[at] !== 0) at += 1 + (content[at] as number);
    return at + 1;
  };
  let frames = 0;
  for (let at = 13 + tableBytes(content[10] ?? 0); at < content.length && frames < 2; ) {
    const kind = content[at];
    if (kind === 0x21) at = afterBlocks(at + 2);
    else if (kind === 0x2c) {
      frames += 1;
      at = afterBlocks(at + 10 + tableBytes(content[at + 9] ?? 0) + 1);
    } else break;
  }
  return frames;
}
