/** The most pixels that a picture of a film is wide: players on pages are not wider. */
const mostWide = 1280;

/** The frame at the moment where a film stands, which it may still be on its way to, as a picture that is called as the film is. */
export async function captureFrame(film: HTMLVideoElement): Promise<File> {
  await shown(film);
  const scale = Math.min(1, mostWide / film.videoWidth);
  const canvas = new OffscreenCanvas(Math.round(film.videoWidth * scale), Math.round(film.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  // A browser that writes no WebP gives a PNG and says so.
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  const [, name = 'film'] = /([^/]*?)(?:\.[^./]*)?$/.exec(new URL(film.currentSrc).pathname) ?? [];
  return new File([picture], `${decodeURIComponent(name)}.${picture.type.replace('image/', '')}`);
}

/** Waits until a film shows the moment where it stands; fails with a film that cannot be shown. */
function shown(film: HTMLVideoElement): Promise<void> {
  const heard = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const look = () => {
      if (!film.seeking && film.readyState >= film.HAVE_CURRENT_DATA) resolve();
    };
    for (const event of ['seeked', 'loadeddata', 'canplay']) film.addEventListener(event, look, heard);
    film.addEventListener('error', () => reject(film.error), heard);
    look();
  }).finally(() => heard.abort());
}
