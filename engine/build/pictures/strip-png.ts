import { crc32 } from 'node:zlib';
import { exifWith, orientationIn } from '../../site/content/exif-orientation.ts';

const removed = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'];

/** Removes the chunks with texts, times and Exif data, and what follows the picture. */
export function stripPng(content: Buffer): Buffer {
  const parts = [content.subarray(0, 8)];
  for (let at = 8; at + 8 <= content.length; ) {
    const next = at + 12 + content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    const orientation = name === 'eXIf' ? orientationIn(content.subarray(at + 8, next - 4)) : 1;
    if (orientation !== 1) parts.push(chunkOf(name, exifWith(orientation)));
    if (!removed.includes(name)) parts.push(content.subarray(at, next));
    if (name === 'IEND') break;
    at = next;
  }
  return Buffer.concat(parts);
}

function chunkOf(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}
