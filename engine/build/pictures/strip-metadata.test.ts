import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readImageSize } from '../../site/content/image-size.ts';
import { createPhoto } from '../../testing/photo.ts';
import { stripMetadata } from './strip-metadata.ts';

const formats: Record<string, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg(),
  'progressive jpg': (picture) => picture.jpeg({ progressive: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp(),
  'lossless webp': (picture) => picture.webp({ lossless: true }),
  avif: (picture) => picture.avif({ effort: 0 }),
};

/** What must not be published, in the spelling of Exif, XMP and texts. */
const secrets = /Hidden place|GPS|xmpmeta|Canon/;

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="Hidden place"/></rdf:RDF></x:xmpmeta>`;

/** A picture with the place and the camera, turned by a tag, in a wide color space. */
async function pictureIn(format: string, orientation: number): Promise<Buffer> {
  const photo = (await createPhoto({ width: 64, height: 48 }))
    .withMetadata({ icc: 'p3', orientation })
    .withExifMerge({ IFD0: { Make: 'Canon', ImageDescription: 'Hidden place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withXmp(xmp);
  return (formats[format] as (picture: Sharp) => Sharp)(photo).toBuffer();
}

test.each(Object.keys(formats).flatMap((format) => [1, 6].map((orientation) => [format, orientation] as const)))(
  'a %s with the orientation %i keeps its pixels, profile and orientation, and loses everything else',
  async (format, orientation) => {
    const content = await pictureIn(format, orientation);
    expect(content.toString('latin1')).toMatch(secrets);
    const stripped = stripMetadata(content);
    expect(stripped.toString('latin1')).not.toMatch(secrets);
    const [before, after] = await Promise.all([sharp(content).metadata(), sharp(stripped).metadata()]);
    expect(after.orientation ?? 1).toBe(before.orientation ?? 1);
    expect(after.icc).toEqual(before.icc);
    expect(readImageSize(stripped)).toEqual(readImageSize(content));
    const [pixels, same] = await Promise.all([sharp(content).raw().toBuffer(), sharp(stripped).raw().toBuffer()]);
    expect(same.equals(pixels)).toBe(true);
    expect(stripMetadata(stripped)).toBe(stripped);
  },
);

test('no bytes of a picture are taken for markers', async () => {
  for (let count = 0; count < 60; count++) {
    const content = await pictureIn('progressive jpg', 6);
    const [pixels, same] = await Promise.all(
      [content, stripMetadata(content)].map((one) => sharp(one).autoOrient().raw().toBuffer()),
    );
    expect(same?.equals(pixels as Buffer)).toBe(true);
  }
});

test('what a camera appends to a picture is removed, such as a video', async () => {
  const content = Buffer.concat([await pictureIn('jpg', 1), Buffer.from('ftypmp42 Hidden place')]);
  expect(stripMetadata(content).toString('latin1')).not.toMatch(secrets);
});

test('a damaged or cut picture and other files do not stop a build', async () => {
  for (const format of Object.keys(formats)) {
    const content = await pictureIn(format, 6);
    for (const length of [0, 3, 12, 20, 40, 100, 300, content.length - 5])
      expect(() => stripMetadata(content.subarray(0, length))).not.toThrow();
    for (let at = 12; at < 400; at += 7) {
      const damaged = Buffer.from(content);
      damaged[at] = 0xff;
      expect(() => stripMetadata(damaged)).not.toThrow();
    }
  }
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(stripMetadata(drawing)).toBe(drawing);
});
