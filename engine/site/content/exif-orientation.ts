/** The orientation in Exif data: the tag 0x0112 in the first directory of TIFF data; 1 if it is missing or damaged. */
export function orientationIn(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const count = short(directory);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * 12;
      if (short(entry) === 0x0112) return short(entry + 8);
    }
  } catch {
    // Offsets beyond the data.
  }
  return 1;
}

/** Exif data with an orientation only. */
export function exifWith(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
