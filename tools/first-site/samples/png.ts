import { crc32, deflateSync } from 'node:zlib';

/** A PNG of 8-bit red, green and blue pixels, row by row, each row as its difference to the one above (filter 2). */
export function png(width: number, height: number, pixels: Uint8Array): Buffer {
  const stride = 3 * width;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows[row * (stride + 1)] = 2;
    for (let at = 0; at < stride; at += 1) {
      const place = row * stride + at;
      rows[row * (stride + 1) + 1 + at] = (pixels[place] ?? 0) - (row > 0 ? (pixels[place - stride] ?? 0) : 0);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND'),
  ]);
}

function chunk(name: string, bytes: Uint8Array = Buffer.alloc(0)): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), bytes, Buffer.alloc(4)]);
  whole.writeUInt32BE(bytes.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}
