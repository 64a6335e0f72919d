/** Pixels as a canvas holds them: four bytes each, red, green, blue and opacity, row after row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What two pictures may differ in and still count as the same. */
export interface Tolerance {
  /** How far a colour channel of a pixel may be off, of 255. */
  channel: number;
  /** How many pixels may be further off. */
  pixels: number;
}

/** What the same page may differ in from one run to the next: nothing, as a rule, or the edge of a letter. */
export const tolerance: Tolerance = { channel: 8, pixels: 8 };

/**
 * Counts the pixels that differ by more than `channel`, those that only one picture has included, and paints them red on a
 * pale copy of the second picture. It is sent to a page as it stands here, so it must call nothing from outside itself.
 */
export function difference(before: Pixels, after: Pixels, channel: number): { count: number; painted: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8ClampedArray(width * height * 4);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < before.width && y < before.height && x < after.width && y < after.height;
      const old = (y * before.width + x) * 4;
      const now = (y * after.width + x) * 4;
      let differs = !inBoth;
      for (let part = 0; inBoth && part < 4; part++) {
        if (Math.abs((before.data[old + part] as number) - (after.data[now + part] as number)) > channel)
          differs = true;
      }
      if (differs) count += 1;
      const to = (y * width + x) * 4;
      for (let part = 0; part < 3; part++) {
        data[to + part] = differs ? (part === 0 ? 224 : 0) : 192 + (after.data[now + part] as number) / 4;
      }
      data[to + 3] = 255;
    }
  }
  return { count, painted: { width, height, data } };
}
