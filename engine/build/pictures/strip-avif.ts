/** Overwrites Exif data and XMP in place, because other parts of the file are found by their offsets. */
export function stripAvif(content: Buffer): Buffer {
  const meta = boxesIn(content, 0, content.length).find(({ type }) => type === 'meta');
  if (!meta) return content;
  const boxes = boxesIn(content, meta.start + 4, meta.end);
  const inner = (type: string) => boxes.find((one) => one.type === type);
  const [infos, locations] = [inner('iinf'), inner('iloc')];
  if (!infos || !locations) return content;
  const ids = new Set(
    itemsIn(content, infos).flatMap(({ id, type }) => (type === 'Exif' || type === 'mime' ? id : [])),
  );
  const stripped = Buffer.from(content);
  for (const { id, start, length } of extentsIn(content, locations, inner('idat')?.start ?? 0))
    if (ids.has(id)) {
      stripped.fill(0, start, start + length);
      // An empty directory is valid Exif data.
      emptyExif.copy(stripped, start, 0, length);
    }
  return stripped;
}

const emptyExif = Buffer.from('0000000049492a00080000000000', 'hex');

interface Box {
  type: string;
  start: number;
  end: number;
}

function boxesIn(content: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const [short, type] = [content.readUInt32BE(at), content.toString('latin1', at + 4, at + 8)];
    const size = short === 1 ? Number(content.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < 8) throw new RangeError('box without a size');
    boxes.push({ type, start: at + (short === 1 ? 16 : 8), end: Math.min(to, at + size) });
    at += size;
  }
  return boxes;
}

/** The items that `iinf` declares. */
function itemsIn(content: Buffer, { start, end }: Box): { id: number; type: string }[] {
  const isShort = content[start] === 0;
  return boxesIn(content, start + (isShort ? 6 : 8), end).map(({ start }) => {
    const wide = content.readUInt8(start) > 2 ? 2 : 0;
    const id = content.readUIntBE(start + 4, 2 + wide);
    return { id, type: content.toString('latin1', start + 8 + wide, start + 12 + wide) };
  });
}

/** The positions of items in the file, as `iloc` declares them. */
function extentsIn(content: Buffer, { start }: Box, data: number): { id: number; start: number; length: number }[] {
  let at = start;
  const read = (bytes: number): number => {
    at += bytes;
    return bytes === 0
      ? 0
      : bytes > 6
        ? Number(content.readBigUInt64BE(at - bytes))
        : content.readUIntBE(at - bytes, bytes);
  };
  const version = read(1);
  read(3);
  const sizes = read(2);
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  const extents: { id: number; start: number; length: number }[] = [];
  for (let left = read(version < 2 ? 2 : 4); left > 0; left--) {
    const id = read(version < 2 ? 2 : 4);
    const isInner = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseBytes as number) + (isInner ? data : 0);
    for (let left = read(2); left > 0; left--) {
      if (version > 0) read(indexBytes as number);
      extents.push({ id, start: base + read(offsetBytes as number), length: read(lengthBytes as number) });
    }
  }
  return extents;
}
