import { expect, it } from 'vitest';
import { sampleCount } from '../../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from '../../e2e/browser.ts';
import { difference, framesAt, pictureAt } from '../../e2e/film-frames.ts';
import { hostedVideos } from '../hosted-videos.ts';

const { visit } = visitors();

it.each([
  ['zh', '', /示例片段：/],
  ['en', '/en', /Sample clip: /],
])(
  'one click plays a hosted video, with captions in the language of its page and those of the other to choose: %s',
  async (language, prefix, says) => {
    const { page, close } = await visit(`${prefix}/course-vedio`);
    await waitForHydration(page);
    await page.locator('#courses a[href$=".mp4"]').first().click();
    const video = page.locator('dialog[open] video');
    await expect
      .poll(() =>
        video.evaluate(
          (player) => !(player as HTMLVideoElement).paused && (player as HTMLVideoElement).currentTime > 0,
        ),
      )
      .toBe(true);
    const tracks = await video
      .locator('track[kind=captions]')
      .evaluateAll((all) =>
        (all as HTMLTrackElement[]).map(({ srclang, label, default: shown, src }) => [
          srclang,
          label,
          shown,
          new URL(src).pathname,
        ]),
      );
    expect(tracks).toEqual([
      ['zh-CN', '中文', language === 'zh', '/files/videos/course-01-zh.vtt'],
      ['en', 'English', language === 'en', '/files/videos/course-01-en.vtt'],
    ]);
    const showing = () =>
      video.evaluate((player) =>
        [...(player as HTMLVideoElement).textTracks]
          .filter(({ mode }) => mode === 'showing')
          .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)),
      );
    await expect.poll(async () => (await showing()).length).toBe(2);
    expect((await showing())[0]).toMatch(says);
    const type = (src: string) => fetch(src).then(({ headers }) => headers.get('content-type'));
    expect(await page.evaluate(type, `/files/videos/course-01-${language}.vtt`)).toMatch(/^text\/vtt/);
    await close();
  },
);

it.each([
  ['', /^示例片段时长 (\d+) 秒0:(\d\d)$/],
  ['/en', /^Sample clipLength (\d+) seconds?0:(\d\d)$/],
])('clips say that they are samples, and how long they last, to eyes and ears: %s/Train', async (prefix, said) => {
  const { page, close } = await visit(`${prefix}/Train`, { javaScriptEnabled: false });
  const clips = await page.locator('#tips .video-list__facts').allTextContents();
  expect(clips).toHaveLength(19);
  for (const clip of clips) {
    const [, spoken, shown] = said.exec(clip) ?? [];
    expect(Number(spoken), clip).toBeGreaterThan(0);
    expect(Number(shown), clip).toBe(Number(spoken));
  }
  await close();
});

it('says of a film how long the browser finds it', async () => {
  const { page, close } = await visit('/course-vedio');
  await waitForHydration(page);
  const entries = page.locator('#courses li:has(a[href$=".mp4"])');
  const said = await entries.locator('.video-list__facts [aria-hidden]').allTextContents();
  const films = await entries
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(said.length).toBeGreaterThan(4);
  const found = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const video = Object.assign(document.createElement('video'), { src });
          await new Promise((ready) => video.addEventListener('loadedmetadata', ready));
          return video.duration;
        }),
      ),
    films,
  );
  expect(said).toEqual(found.map((seconds) => `0:${String(Math.round(seconds)).padStart(2, '0')}`));
  await close();
});

it('the poster of each film is a frame of it, within what the codec loses; the poster of another film is none', async () => {
  const { page, close } = await visit('/course-vedio');
  const stems = hostedVideos();
  const posters = await Promise.all(stems.map((stem) => pictureAt(page, `/images/posters/${stem}.png`)));
  for (const [at, stem] of stems.entries()) {
    // A run that is not full tests every tenth video, but all posters.
    if (at % sampleCount(1, 10) > 0) continue;
    const film = `/files/videos/${stem}.mp4`;
    const poster = posters[at] as number[];
    const frames = await framesAt(page, film, { every: 0.5 });
    const nearest = (picture: number[]) => Math.min(...frames.map((frame) => difference(picture, frame)));
    // The frames around the nearest one: the videos have twelve per second.
    const best = (frames.findIndex((frame) => difference(poster, frame) === nearest(poster)) + 0.5) * 0.5;
    const around = Array.from({ length: 7 }, (_, step) => best + (step - 3) / 12);
    frames.push(...(await framesAt(page, film, around)));
    expect(nearest(poster), stem).toBeLessThan(5);
    // Some tips differ by one atom, which is invisible in a small picture.
    const others = posters.filter((other) => difference(poster, other) > 0.5);
    expect(others.length, stem).toBeGreaterThan(20);
    for (const other of others) expect(nearest(other), stem).toBeGreaterThan(1.5 * nearest(poster));
  }
  await close();
});
