import { exifWith, orientationIn } from '../../site/content/exif-orientation.ts';

/** The flags of the extended header. */
const [hasExif, hasXmp] = [8, 4];

/** Removes the chunks with Exif data and XMP. */
export function stripWebp(content: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from(content.subarray(0, 12))];
  let orientation = 1;
  const size = Math.min(content.length, 8 + content.readUInt32LE(4));
  for (let at = 12; at + 8 <= size; ) {
    const length = content.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    const name = content.toString('latin1', at, at + 4);
    const data = content.subarray(at + 8, at + 8 + length);
    if (name === 'EXIF')
      orientation = orientationIn(data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data);
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(Buffer.from(content.subarray(at, next)));
    at = next;
  }
  const header = parts.find((part) => part.toString('latin1', 0, 4) === 'VP8X');
  if (header) {
    header[8] = header.readUInt8(8) & ~(hasExif | hasXmp);
    if (orientation !== 1) {
      header[8] |= hasExif;
      const data = exifWith(orientation);
      const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
      head.writeUInt32LE(data.length, 4);
      parts.push(head, data);
    }
  }
  const stripped = Buffer.concat(parts);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
}
