/** The most pixels that a picture of a film is wide: players on pages are not wider. */
const mostWide = 1280;

/** The frame that a film shows, as a picture that is called as the film is. */
export async function frameOf(film: HTMLVideoElement): Promise<File> {
  const scale = Math.min(1, mostWide / film.videoWidth);
  const canvas = new OffscreenCanvas(Math.round(film.videoWidth * scale), Math.round(film.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  // A browser that writes no WebP gives a PNG and says so.
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  const [, name = 'film'] = /([^/]*?)(?:\.[^./]*)?$/.exec(new URL(film.currentSrc).pathname) ?? [];
  return new File([picture], `${decodeURIComponent(name)}.${picture.type.replace('image/', '')}`);
}
