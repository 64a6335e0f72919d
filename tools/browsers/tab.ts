import { patienceMs } from './new-visitor.ts';

export interface TabOptions {
  width: number;
  height: number;
}

/** A tab for tests in both engines, with its own visitor unless it shares one. */
export interface Tab {
  /** Navigates to an address, and resolves before the page is loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which has access only to its arguments. */
  // biome-ignore lint/suspicious/noExplicitAny: as the functions' own arguments are
  evaluate<Args extends any[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Moves the pointer to a position in the window, and clicks `button` there if it is given. */
  point(x: number, y: number, button?: 'left' | 'middle'): Promise<void>;
  /** Scrolls down at a position in the window by this number of pixels, or up if it is negative. */
  wheel(x: number, y: number, down: number): Promise<void>;
  /** Presses a key by its name in events: `Escape`, `Tab`, `a`. */
  press(key: string): Promise<void>;
  /** Console errors and uncaught errors since the tab was opened. */
  faults: string[];
  /** Another tab of the same visitor. */
  beside(): Promise<Tab>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Whether service workers are enabled. Default: no. */
  keeps?: boolean;
}

export interface TestBrowser {
  name: 'Chromium' | 'Firefox';
  tab(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export const desktop: TabOptions = { width: 1280, height: 800 };

/** Waits until a function in the page returns a truthy value, also across navigations, and returns it. */
// biome-ignore lint/suspicious/noExplicitAny: as the functions' own arguments are
export async function waitUntil<Args extends any[], Result>(
  tab: Tab,
  condition: (...args: Args) => Result,
  args: Args,
): Promise<Awaited<Result>> {
  const end = Date.now() + patienceMs;
  for (;;) {
    // Calls in a closing page fail.
    const seen = await tab.evaluate(condition, ...args).catch(() => undefined);
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`it never came to: ${condition}`);
  }
}
