import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from '../browser.ts';
import { seenPages } from '../pages.ts';
import { noteViolations } from '../policy/violations.ts';
import { type Look, looks, type Probe, type Visited } from './probe.ts';

/** Declares tests that visit every page with all probes, and plant the errors that each probe must report. */
export function crawl(probes: Probe[], { javaScriptEnabled = true } = {}): void {
  const { visit } = visitors();

  /** Opens a page for visits. The returned function goes to a path in a look. */
  async function openPage() {
    const visited = await visit('about:blank', { javaScriptEnabled, reducedMotion: 'reduce', forgets: true });
    const { page, faults, close } = visited;
    // The map requests tiles once it is used, from a sample host that does not exist.
    await page.route('https://tiles.example.com/**', (route) => route.fulfill({ status: 204 }));
    if (javaScriptEnabled) await noteViolations(page);
    const goTo = async (path: string, look: Look): Promise<Visited> => {
      await page.setViewportSize(look.size);
      await page.emulateMedia({ colorScheme: look.colorScheme });
      faults.length = 0;
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      if (javaScriptEnabled) await waitForHydration(page);
      return { page, path, look, faults };
    };
    return { goTo, close };
  }

  describe('every page', () => {
    const wrong = new Map(probes.map(({ name }) => [name, {} as Record<string, string[]>]));
    let visits = 0;

    it('is visited', async () => {
      const { goTo, close } = await openPage();
      for (const [index, path] of seenPages.entries()) {
        for (const look of isFull ? looks : looks.slice(index % looks.length).slice(0, 1)) {
          const visited = await goTo(path, look);
          for (const { name, inspect } of probes) {
            const faults = await inspect(visited);
            if (faults.length > 0)
              Object.assign(wrong.get(name) ?? {}, { [`${path} ${JSON.stringify(look)}`]: faults });
          }
          visits += 1;
        }
      }
      await close();
      expect(visits).toBeGreaterThanOrEqual(seenPages.length);
    }, 7_200_000);

    it.each(probes.map(({ name }) => name))('%s', (name) => {
      expect(visits).toBeGreaterThan(0);
      expect(wrong.get(name)).toEqual({});
    });
  });

  describe.each(probes.map((probe) => [probe.name, probe] as const))(
    'the check that every page %s',
    (_, { inspect, plants }) => {
      let opened: Awaited<ReturnType<typeof openPage>>;
      beforeAll(async () => {
        opened = await openPage();
      });
      afterAll(() => opened.close());

      it.each(plants.map((one) => [one.name, one] as const))('reports %s', async (_, one) => {
        const { path = '/gpu-download', look = looks[0], plant, reported } = one;
        const visited = await opened.goTo(path, look);
        await plant(visited.page);
        expect((await inspect(visited)).join('\n')).toMatch(reported);
      });
    },
  );
}
