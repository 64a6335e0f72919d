import type { Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { patienceMs } from './new-visitor.ts';
import { type BrowserOptions, desktop, type Tab, type TestBrowser } from './tab.ts';

/** Playwright's flags that hide scroll bars and disable the back/forward cache. */
const missed = ['--hide-scrollbars', '--disable-back-forward-cache'];

/** Starts Chromium for tests in both engines. With `keeps`, service workers are enabled. */
export async function chromiumTabs({ keeps, path }: BrowserOptions & { path?: string } = {}): Promise<TestBrowser> {
  const browser = await launchChromium([], missed, path);
  const serviceWorkers = keeps ? 'allow' : 'block';
  return {
    name: 'Chromium',
    async tab(viewport = desktop) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers });
      context.setDefaultTimeout(patienceMs);
      if (viewport.width < desktop.width) await context.addInitScript(withoutScrollBars);
      return tabOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  return {
    faults,
    async open(address) {
      // A page that redirects while it loads aborts its own loading.
      await page.goto(address, { waitUntil: 'commit' }).catch(ignoreAborted);
    },
    evaluate: (act, ...args) =>
      // Playwright would pass all arguments as one.
      page.evaluate(`(${act})(...${JSON.stringify(args)})`) as ReturnType<Tab['evaluate']> as never,
    async point(x, y, button) {
      await page.mouse.move(x, y);
      if (button) await page.mouse.click(x, y, { button });
    },
    async wheel(x, y, down) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, down);
    },
    press: (key) => page.keyboard.press(key),
    async beside() {
      const other = await page.context().newPage();
      return tabOf(other, () => other.close());
    },
    close,
  };
}

/** The scroll bars of a phone take no space. */
function withoutScrollBars(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { scrollbar-width: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

function ignoreAborted(error: Error): void {
  if (!/ERR_ABORTED|interrupted/.test(error.message)) throw error;
}
