import { expect, it } from 'vitest';
import { hydrated, visitors } from '../../test/e2e/browser.ts';

const { visit } = visitors();

it.each([
  ['zh', '', 'zh-CN'],
  ['en', '/en', 'en'],
])('a hosted video offers captions in the language of its page: %s', async (language, prefix, lang) => {
  const { page, close } = await visit(`${prefix}/course-vedio`);
  await hydrated(page);
  await page.locator('#courses a[href$=".mp4"]').first().click();
  const video = page.locator('dialog[open] video');
  await video.waitFor();
  const track = video.locator('track[kind=captions]');
  expect(await track.getAttribute('src')).toBe(`/files/videos/course-01-${language}.vtt`);
  expect(await track.getAttribute('srclang')).toBe(lang);
  const cues = () =>
    video.evaluate((player) => {
      const [first] = (player as HTMLVideoElement).textTracks;
      if (first) first.mode = 'showing';
      return first?.cues?.length ?? 0;
    });
  await expect.poll(cues).toBe(2);
  await close();
});

it.each(['', '/en'])('clips say that they are samples, and how long they last: %s/Train', async (prefix) => {
  const { page, close } = await visit(`${prefix}/Train`, { javaScriptEnabled: false });
  const clips = await page.locator('#tips .video-list__duration').allTextContents();
  expect(clips).toHaveLength(19);
  expect(clips.filter((text) => !/(示例片段|Sample clip).*00:[012]\d$/s.test(text.trim()))).toEqual([]);
  await close();
});
