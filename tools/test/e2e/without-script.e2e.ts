import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { seenPages } from './pages.ts';

const { visit, secondAddress } = visitors();

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

const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

it('no control is shown that does nothing without script', async () => {
  const idle: Record<string, string[]> = {};
  for (const viewport of viewports) {
    const { page, close } = await visit('about:blank', { javaScriptEnabled: false, viewport });
    for (const path of [...seenPages, ...['/', '/tide-tables', '/visit/pier'].map((path) => secondAddress + path)]) {
      await page.goto(path);
      const found = await page.evaluate(idleControls);
      if (found.length > 0) idle[`${path}, ${viewport.width} px`] = found;
    }
    await close();
  }
  expect(idle).toEqual({});
});

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
