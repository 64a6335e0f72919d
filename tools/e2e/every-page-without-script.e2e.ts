import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { crawl } from './crawl/crawl.ts';
import { earlyStyles } from './crawl/early-styles.ts';
import { idleControls, withoutScript } from './crawl/idle-controls.ts';
import { desktop, phone } from './crawl/probe.ts';
import { content, marks, navigation, newTabs, tableRows } from './crawl/static-page.ts';
import { headings, tables } from './crawl/widths.ts';

const { visit, secondAddress } = visitors();

crawl([content, navigation, tableRows, newTabs, marks, withoutScript, tables, headings, earlyStyles], {
  javaScriptEnabled: false,
});

it.each(['/', '/tide-tables', '/visit/pier'])(
  '%s of the second site shows no control that does nothing',
  async (path) => {
    for (const viewport of [desktop, phone]) {
      const { page, close } = await visit(secondAddress + path, { javaScriptEnabled: false, viewport });
      expect(await page.evaluate(idleControls)).toEqual([]);
      await close();
    }
  },
);

it('planted controls are found', async () => {
  const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
  const planted = [
    '<button type="button">Filter</button>',
    '<form><input name="query"></form>',
    '<select><option>All</option></select>',
    '<a role="tab" href="#nowhere">Tab</a>',
    '<a href="#">Top</a>',
    '<a role="link" aria-disabled="true">Previous</a>',
    '<button popovertarget="nowhere">Menu</button>',
    '<button commandfor="nowhere" command="show-modal">Note</button>',
  ];
  const useful = [
    '<form action="/search"><input name="query"><button>Search</button></form>',
    '<details><summary>More</summary></details>',
    '<button popovertarget="here">Menu</button><div id="here" popover></div>',
    '<button commandfor="there" command="show-modal">Note</button><dialog id="there">A note</dialog>',
    '<button hidden>Hidden</button>',
  ];
  for (const [html, count] of [
    [planted, planted.length],
    [useful, 0],
  ] as const) {
    await page.setContent(html.join(''));
    expect(await page.evaluate(idleControls), html.join('')).toHaveLength(count);
  }
  await close();
});
