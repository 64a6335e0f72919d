import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { visitors } from './browser.ts';
import { difference, framesAt, pictureAt } from './film-frames.ts';
import { enter } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const name = { zh: '涨潮', en: 'The tide comes in' };
const films = {
  type: 'video-list',
  id: 'films',
  videos: [
    { name, to: 'tables:tide.mp4', poster: { src: 'wave.svg', alt: '' } },
    { name, to: 'tables:tide.mp4' },
    { name, to: 'https://videos.example.com/42', poster: { src: 'wave.svg', alt: '' } },
    { name, to: 'tables:ebb.mp4', poster: { src: 'wave.svg', alt: '' } },
  ],
};

describe('a poster from a video frame in npm run studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await secondStudio(async (folder) => {
      await cp(join(root, 'assets/files/videos/train-01.mp4'), join(folder, 'assets/files/tide.mp4'));
      const home = join(folder, 'pages/home.json');
      const page = JSON.parse(await readFile(home, 'utf8'));
      await writeFile(home, `${JSON.stringify({ ...page, sections: [...page.sections, films] }, null, 2)}\n`);
    });
  });
  afterAll(() => studio?.stop());

  /** Opens the form of the videos, with all of them expanded. */
  const open = async () => {
    const visited = await enter(visit, studio.address());
    await visited.page.locator('.sections__item > .row', { hasText: 'Videos' }).press('Enter');
    const items = visited.page.locator('.list__item > details > summary');
    await expect.poll(() => items.count()).toBe(films.videos.length);
    for (const item of await items.all()) await item.press('Enter');
    return visited;
  };
  const goTo = (page: Page, seconds: number) =>
    page.locator('.film video').evaluate(async (film, time) => {
      const there = new Promise((seeked) => film.addEventListener('seeked', seeked, { once: true }));
      (film as HTMLVideoElement).currentTime = time;
      await there;
    }, seconds);
  const button = (page: Page) => page.getByRole('button', { name: 'Take this picture' });
  /** Expects a picture to equal the video frame at one time, in seconds, and not that at another. */
  const expectFrame = async (page: Page, picture: string | undefined, time: number, another: number) => {
    const [atTime, elsewhere] = await framesAt(page, '/files/tide.mp4', [time, another]);
    const taken = await pictureAt(page, `/images/${picture}`);
    if (!atTime || !elsewhere) throw new Error('The film has no such frames.');
    expect(difference(taken, atTime)).toBeLessThan(1.5);
    expect(difference(taken, elsewhere)).toBeGreaterThan(3);
  };
  const pictures = async () => (await readdir(join(studio.folder, 'assets/images'))).sort();

  it('is the current video frame, by keyboard, in one step and one undo; another time gives another frame', async () => {
    const { page, faults, close } = await open();
    const field = page.locator('[data-pointer$="/videos/0/poster/src"]');
    const known = await pictures();
    const takes = page.getByRole('button', { name: 'Take a picture from the video: Image file' });
    // One of the three posters is for a video on another site, which provides no frame.
    expect(await takes.count()).toBe(2);
    const take = takes.first();
    await take.press('Enter');
    const moment = page.getByRole('slider', { name: 'Position in the video' });
    await page.locator('.film input:focus').waitFor();
    await goTo(page, 4);
    // Outside the preview, which can still be scrolling to its section.
    expect(await violations(page, undefined, 'iframe')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment.getAttribute('aria-valuetext')).toBe('4.1 sec');
    await button(page).press('Enter');
    await expect.poll(() => field.inputValue()).toBe('tide.webp');
    await page.getByRole('status').filter({ hasText: 'Picture taken: tide.webp' }).waitFor({ state: 'attached' });
    expect(await take.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await pictures()).toEqual([...known, 'tide.webp'].sort());

    await expectFrame(page, 'tide.webp', 4.1, 6.5);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field.inputValue()).toBe('wave.svg');
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isFull)('shows the last chosen time, although the video has not yet reached it', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Take a picture from the video: Image file' }).first().press('Enter');
    await goTo(page, 1);
    const known = await pictures();
    await page.locator('.film').evaluate((part) => {
      const film = part.querySelector('video');
      if (film) film.currentTime = 6.5;
      part.querySelector<HTMLButtonElement>('.primary')?.click();
    });
    await page.getByRole('status').filter({ hasText: 'Picture taken' }).waitFor({ state: 'attached' });
    const [name] = (await pictures()).filter((one) => !known.includes(one));
    await expectFrame(page, name, 6.5, 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await close();
  });

  it('is added with its picture where no poster exists, and is removed in one step', async () => {
    const { page, faults, close } = await open();
    await page.getByRole('button', { name: 'Take a picture from the video: poster' }).press('Enter');
    await goTo(page, 1);
    await button(page).press('Enter');
    const field = page.locator('[data-pointer$="/videos/1/poster/src"]');
    await field.waitFor();
    expect(await field.inputValue()).toMatch(/^tide(-\d)?\.webp$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await field.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('cannot be created from a missing video, which is reported', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Take a picture from the video: Image file' }).last().press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This browser cannot play the video' }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    await page.locator('.film').getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.locator('.film').waitFor({ state: 'detached' });
    await close();
  });
});
