import sharp, { type Sharp } from 'sharp';

/**
 * A picture that compresses like a photograph: soft areas of color, with edges between some, and the grain of a
 * sensor. Each is different.
 */
export async function createPhoto({ width, height }: { width: number; height: number }): Promise<Sharp> {
  const noise = (scale: number, sigma: number) =>
    sharp({
      create: {
        width: Math.ceil(width / scale),
        height: Math.ceil(height / scale),
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const enlarged = async (layer: Sharp, kernel: 'nearest' | 'cubic') => {
    const small = await layer.png().toBuffer();
    return sharp(small).resize({ width, height, fit: 'fill', kernel }).png({ compressionLevel: 1 }).toBuffer();
  };
  const layers = await Promise.all([
    enlarged(noise(150, 40), 'nearest'),
    enlarged(noise(40, 30), 'cubic'),
    enlarged(noise(1, 6), 'cubic'),
  ]);
  const soft = await enlarged(noise(300, 70), 'cubic');
  return sharp(soft).composite(layers.map((input) => ({ input, blend: 'soft-light' as const })));
}
