import { expect, test } from 'vitest';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';

/** The check's messages for a site with this video. */
async function told(video: object) {
  const second = smallSite['pages/second.json'];
  const list = { type: 'video-list', videos: [{ name: 'x', ...video }] };
  const site = await siteWith({ 'pages/second.json': { ...second, sections: [...second.sections, list] } });
  return checkSite(site).map(({ code, severity, pointer }) => [code, severity, pointer]);
}

const to = 'files:example.mp4';
const place = `/sections/${smallSite['pages/second.json'].sections.length}/videos/0/to`;

test('a video of this site without a poster is reported, also in one language only', async () => {
  expect(await told({ to })).toEqual([['missing-poster', 'warning', place]]);
  expect(await told({ to: { zh: to, en: to } })).toEqual([['missing-poster', 'warning', place]]);
});

test('a video with a poster or on another site is not', async () => {
  expect(await told({ to, poster: { src: 'example.svg', alt: '' } })).toEqual([]);
  expect(await told({ to: 'https://video.example.com/42' })).toEqual([]);
});
