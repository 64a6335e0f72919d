import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { crawl } from './crawl/crawl.ts';
import { desktop, type Probe, phone } from './crawl/probe.ts';
import { content, marks, navigation, newTabs, tableRows } from './crawl/static-page.ts';
import { headings, tables } from './crawl/widths.ts';

/** The style sheets that documents name below what stands first. */
const sheet = /\/_\/styles-[\w-]+\.css$/;

/** Where each element stands that comes before the sheet's place in the document and can be seen, and what it looks like. */
function looksBefore(): string[] {
  const end = document.querySelector('main link[data-style=later]') as Element;
  const before = [...document.body.querySelectorAll('*')].filter(
    (element) => element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING && !element.contains(end),
  );
  return before
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const looks = ['color', 'backgroundColor', 'fontSize', 'fontWeight', 'boxShadow', 'borderBlockEnd'] as const;
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.localName}.${element.getAttribute('class')} ${box} ${looks.map((name) => style[name]).join(' ')}`;
    });
}

/** Loads the page again: the last probe of a visit. */
const earlyStyles: Probe = {
  name: 'shows what stands first as it will look, before the rest of the styles is here',
  async inspect({ page, path }) {
    const whole = await page.evaluate(looksBefore);
    await page.route(sheet, (route) => route.abort());
    await page.goto(path);
    const first = await page.evaluate(looksBefore);
    await page.unroute(sheet);
    if (whole.length <= 5) return [`only ${whole.length} elements stand first`];
    if (first.length !== whole.length) return [`${first.length} elements stand first, later ${whole.length}`];
    return first.filter((look, index) => look !== whole[index]);
  },
  plants: [
    {
      name: 'styles of sections that come with the rest',
      // The page that is loaded again has them.
      plant: (page) =>
        page.evaluate(() => {
          for (const style of document.querySelectorAll('style[data-style]:not([data-style="engine/first"])'))
            style.remove();
        }),
      reported: /./,
    },
  ],
};

/** The visible controls that do nothing without script, as the beginnings of their HTML. Runs in the page. */
function idleControls(): string[] {
  const controls =
    'button, input, select, textarea, summary, [role=tab], [role=button], [role=link], [aria-disabled=true], a[href="#"], a[href^="javascript:"], [contenteditable], [tabindex="0"][aria-expanded]';
  const isSent = (control: Element) => {
    const form = (control as HTMLButtonElement).form;
    return form?.hasAttribute('action') === true && !(control as HTMLButtonElement).disabled;
  };
  const opens = (control: Element) => {
    const target = (name: string) => document.getElementById(control.getAttribute(name) ?? '');
    if (control.getAttribute('command') === 'show-modal') return target('commandfor')?.localName === 'dialog';
    return target('popovertarget')?.hasAttribute('popover') === true;
  };
  const leads = (control: Element) => {
    const href = control.getAttribute('href') ?? '#';
    if (control.getAttribute('aria-disabled') === 'true' || /^(#$|javascript:)/.test(href)) return false;
    return !href.startsWith('#') || document.getElementById(decodeURIComponent(href.slice(1))) !== null;
  };
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !(control.matches('summary') && control.parentElement?.matches('details')))
    .filter((control) => !isSent(control) && !opens(control) && !leads(control))
    .map((control) => control.outerHTML.slice(0, 160));
}

const withoutScript: Probe = {
  name: 'shows no control that does nothing without script',
  inspect: ({ page }) => page.evaluate(idleControls),
  plants: [
    {
      name: 'a button that only a script could serve',
      plant: (page) =>
        page.evaluate(() => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Filter' });
          document.querySelector('main')?.prepend(button);
        }),
      reported: /Filter/,
    },
  ],
};

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
