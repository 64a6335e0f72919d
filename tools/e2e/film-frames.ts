import type { Page } from 'playwright-core';

/** A small gray picture: the brightness of each pixel, from 0 to 255. */
type Gray = number[];

/** The distance between two pictures: the mean difference of their pixels. */
export function difference(one: Gray, other: Gray): number {
  if (one.length !== other.length) throw new Error('The pictures have other sizes.');
  return one.reduce((sum, brightness, at) => sum + Math.abs(brightness - (other[at] as number)), 0) / one.length;
}

/** A picture of this site as a browser decodes it, small and gray. */
export async function pictureAt(page: Page, src: string): Promise<Gray> {
  const [picture] = await shrunk(page, src);
  return picture as Gray;
}

/** Small gray frames of a video of this site, at the given times, or at a fixed interval in seconds. */
export function framesAt(page: Page, src: string, times: number[] | { every: number }): Promise<Gray[]> {
  return shrunk(page, src, times);
}

function shrunk(page: Page, src: string, times?: number[] | { every: number }): Promise<Gray[]> {
  return page.evaluate(
    async ([address, wanted]) => {
      const options = { willReadFrequently: true };
      const context = new OffscreenCanvas(64, 36).getContext('2d', options) as OffscreenCanvasRenderingContext2D;
      context.filter = 'grayscale(1)';
      const grayOf = (picture: CanvasImageSource) => {
        context.drawImage(picture, 0, 0, 64, 36);
        return [...context.getImageData(0, 0, 64, 36).data.filter((_, at) => at % 4 === 0)];
      };
      if (!wanted) {
        const picture = Object.assign(new Image(), { src: address });
        await picture.decode();
        return [grayOf(picture)];
      }
      const film = Object.assign(document.createElement('video'), { src: address, muted: true, preload: 'auto' });
      await new Promise((ready, failed) => {
        film.addEventListener('loadeddata', ready);
        film.addEventListener('error', () => failed(new Error(`${address}: ${film.error?.message}`)));
      });
      const all = Array.isArray(wanted)
        ? wanted
        : Array.from({ length: Math.floor(film.duration / wanted.every) }, (_, at) => (at + 0.5) * wanted.every);
      const frames: number[][] = [];
      const nextFrame = () => new Promise(requestAnimationFrame);
      for (const time of all) {
        const there = new Promise((seeked) => film.addEventListener('seeked', seeked, { once: true }));
        const shown = new Promise((shown) => film.requestVideoFrameCallback(shown));
        film.currentTime = time;
        await there;
        // A late decoder would draw the previous frame, and an unchanged frame triggers no event.
        await Promise.race([shown, nextFrame().then(nextFrame).then(nextFrame)]);
        frames.push(grayOf(film));
      }
      return frames;
    },
    [src, times] as const,
  );
}
