import sharp from 'sharp';

/** How photos differ from each other. */
export interface PhotoOptions {
  width: number;
  height: number;
  /** Two photos with different seeds have different content. Default: 1. */
  seed?: number;
}

/**
 * A picture that compresses like a photograph: soft areas of color with edges between them, and the grain of a
 * sensor. Pure noise would compress worse than any photo, and gradients better.
 */
export function createPhoto({ width, height, seed = 1 }: PhotoOptions): ReturnType<typeof sharp> {
  const pixels = Buffer.alloc(width * height * 3);
  let random = seed * 2_654_435_761;
  const grain = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return random / 2 ** 32 - 0.5;
  };
  const waves = Array.from({ length: 12 }, (_, index) => ({
    x: ((index % 4) + 1 + grain()) * (index < 6 ? 4 : 24) * Math.sign(grain()),
    y: ((index % 3) + 1 + grain()) * (index < 6 ? 4 : 24) * Math.sign(grain()),
    phase: grain() * 6,
    color: [grain(), grain(), grain()],
    isEdge: index % 3 === 2,
  }));
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const color = [110, 120, 125];
      for (const { x, y, phase, color: tint, isEdge } of waves) {
        const wave = Math.sin((x * column) / width + (y * row) / height + phase);
        const strength = isEdge ? Math.tanh(wave * 12) * 24 : wave * 50;
        for (let band = 0; band < 3; band++) color[band] = (color[band] as number) + strength * (tint[band] as number);
      }
      const noise = grain() * 10;
      for (let band = 0; band < 3; band++) pixels[at++] = Math.max(0, Math.min(255, (color[band] as number) + noise));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
