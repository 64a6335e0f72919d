import { linesBegunByMarks } from './line-beginnings.ts';
import { type Probe, plantStyle, type Visited } from './probe.ts';

/** Collects what a function finds at several widths. */
async function atWidths(
  { page, look }: Visited,
  widths: number[],
  inspect: () => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await inspect()).map((fault) => `${fault} at ${width} px`));
  }
  await page.setViewportSize(look.size);
  return faults;
}

/** Runs in the page: the tables that go on beyond a frame which does not scroll. */
function cutTables(): string[] {
  return [...document.querySelectorAll('.table-frame')]
    .filter((frame) => frame.scrollWidth > frame.clientWidth && getComputedStyle(frame).overflowX !== 'auto')
    .map((frame) => frame.querySelector('table')?.getAttribute('aria-label') ?? '');
}

export const tables: Probe = {
  name: 'cuts no table off without a way to scroll',
  async inspect(visited) {
    const { page } = visited;
    if ((await page.locator('.table-frame').count()) === 0) return [];
    return atWidths(visited, [768, 1024, 1152], () => page.evaluate(cutTables));
  },
  plants: [
    {
      name: 'a table in a frame that does not scroll',
      path: '/en/test-log',
      plant: (page) => plantStyle(page, '.table-frame { overflow-x: hidden !important } td { min-inline-size: 40rem }'),
      reported: /at 768 px/,
    },
  ],
};

export const headings: Probe = {
  name: 'begins no line of a Chinese heading with a mark that ends a clause',
  async inspect(visited) {
    const { page, path, look } = visited;
    if (/^\/en(\/|$)/.test(path)) return [];
    const widths = look.size.width < 600 ? [320, 360, 390] : [600, 768, 800, 1280];
    return atWidths(visited, widths, () => page.evaluate(linesBegunByMarks));
  },
  plants: [
    {
      name: 'a line that begins with a comma',
      path: '/faq',
      plant: (page) =>
        page.evaluate(() => {
          document.querySelector('h1')?.replaceChildren('常见问题', document.createElement('br'), '，以及其他');
        }),
      reported: /，以及其他/,
    },
  ],
};
