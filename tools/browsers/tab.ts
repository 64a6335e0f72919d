import { patienceMs } from './new-visitor.ts';

/** What a tab's window is like. */
export interface TabOptions {
  width: number;
  height: number;
}

/** A tab for tests in both engines. Each tab has a visitor of its own, unless it shares one. */
export interface Tab {
  /** Types an address: resolves when the browser goes there, which is before the page is there. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which may use nothing from around it but its arguments, and gives what it returns. */
  // biome-ignore lint/suspicious/noExplicitAny: as the functions' own arguments are
  evaluate<Args extends any[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Moves the pointer to a place of the window, and presses and releases `button` there when one is named. */
  point(x: number, y: number, button?: 'left' | 'middle'): Promise<void>;
  /** Turns the wheel over a place of the window, so many pixels down, as a visitor scrolls; less than 0 is up. */
  wheel(x: number, y: number, down: number): Promise<void>;
  /** Presses and releases a key by its name in the page's events: `Escape`, `Tab`, `a`. */
  press(key: string): Promise<void>;
  /** Console errors and uncaught errors since the tab was opened. */
  faults: string[];
  /** Another tab of the same visitor. */
  beside(): Promise<Tab>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Whether service workers run in it, so that it keeps what was visited. Default: they do not. */
  keeps?: boolean;
}

export interface TestBrowser {
  name: 'Chromium' | 'Firefox';
  tab(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** A window of a common desktop screen. */
export const desktop: TabOptions = { width: 1280, height: 800 };

/** Waits until a function in the page gives something true, also across pages, and gives that. Throws after `patience` milliseconds. */
// biome-ignore lint/suspicious/noExplicitAny: as the functions' own arguments are
export async function waitUntil<Args extends any[], Result>(
  tab: Tab,
  condition: (...args: Args) => Result,
  args: Args,
  timeoutMs = patienceMs,
): Promise<Awaited<Result>> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    // A page that goes away takes with it what runs in it.
    const seen = await tab.evaluate(condition, ...args).catch(() => undefined);
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`it never came to: ${condition}`);
  }
}
