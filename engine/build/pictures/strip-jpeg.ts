import { exifWith, orientationIn } from '../../site/content/exif-orientation.ts';

const [scan, end, comment, exif] = [0xda, 0xd9, 0xfe, 0xe1];

/** Removes the segments of applications and comments, and what cameras append after the picture. */
export function stripJpeg(content: Buffer): Buffer {
  const parts = [content.subarray(0, 2)];
  for (let at = 2; at < content.length; ) {
    const marker = content.readUInt8(at + 1);
    if (content[at] !== 0xff) throw new RangeError('no marker');
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) break;
    const next = at + 2 + content.readUInt16BE(at + 2);
    const segment = content.subarray(at, next);
    const orientation = marker === exif ? orientationIn(segment.subarray(10)) : 1;
    if (orientation !== 1) parts.push(exifSegment(orientation));
    if (isKept(marker, segment)) parts.push(segment);
    at = next;
    if (marker === scan) {
      at = endOfScan(content, next);
      parts.push(content.subarray(next, at));
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, end])]);
}

/** Decoders need the density, the color profile and the color transform. */
function isKept(marker: number, segment: Buffer): boolean {
  if (marker === comment) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return /^(JFIF\0|ICC_PROFILE\0|Adobe)/.test(nameOf(segment));
}

function nameOf(segment: Buffer): string {
  return segment.toString('latin1', 4, 20);
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0'), exifWith(orientation)]);
  return Buffer.concat([Buffer.from([0xff, exif, 0, data.length + 2]), data]);
}

/** The next marker after compressed data, in which `ff 00` is a byte and `ff d0` to `ff d7` are restarts. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return content.length;
}
