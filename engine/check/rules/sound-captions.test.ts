import { expect, test } from 'vitest';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';

const sound = 'WEBVTT\n\n00:00.000 --> 00:06.000\nA sample clip.\n';

const english = { language: 'en', to: 'files:example.vtt' };

/** The check's messages for a site whose video has captions with this text. */
async function told(text: string, captions: object | object[] = english) {
  const second = smallSite['pages/second.json'];
  const list = {
    type: 'video-list',
    videos: [
      { name: 'x', to: 'files:example.mp4', poster: { src: 'example.svg', alt: '' }, captions: [captions].flat() },
    ],
  };
  const site = await siteWith({ 'pages/second.json': { ...second, sections: [...second.sections, list] } });
  const textOf = (asset: string) => (asset === 'files/example.vtt' ? text : undefined);
  return checkSite({ ...site, textOf }).map(({ code, file, pointer, suggestion }) => [
    code,
    pointer || file,
    suggestion,
  ]);
}

const place = `/sections/${smallSite['pages/second.json'].sections.length}/videos/0/captions/0`;

test.each([
  sound,
  sound.replaceAll('\n', '\r\n'),
  `\uFEFF${sound}`,
  sound.replace('WEBVTT', 'WEBVTT - with a title'),
  sound.replace('00:00.000', '1:00:00.000'),
])('WebVTT is no mistake: %j', async (text) => {
  expect(await told(text)).toEqual([]);
});

test.each([
  '',
  '1\n00:00:00,000 --> 00:00:06,000\nSubRip\n',
  sound.replace('WEBVTT', 'WEBVTTS'),
  `\n${sound}`,
  'WEBVTT\n',
  sound.replace('00:00.000', '0:00'),
])('captions that browsers do not show are reported at the file: %j', async (text) => {
  expect(await told(text)).toEqual([['unreadable-captions', 'assets/files/example.vtt', undefined]]);
});

test('a file of another kind, one that is not there and a language that the site has not are reported', async () => {
  expect(await told(sound, { language: 'en', to: 'files:example.zip' })).toEqual([
    ['unreadable-captions', `${place}/to`, undefined],
  ]);
  expect(await told(sound, { language: 'en', to: 'files:exmple.vtt' })).toEqual([
    ['dead-link', `${place}/to`, 'files:example.vtt'],
  ]);
  expect(await told(sound, { language: 'fr', to: 'files:example.vtt' })).toEqual([
    ['bad-language', `${place}/language`, undefined],
  ]);
});

test('a language that one video has twice is reported at the second, and two languages are not', async () => {
  expect(await told(sound, [english, { ...english, language: 'zh' }])).toEqual([]);
  expect(await told(sound, [english, { ...english, to: 'files:other.vtt' }])).toContainEqual([
    'duplicate-item',
    `${place.replace(/0$/, '1')}/language`,
    undefined,
  ]);
});
