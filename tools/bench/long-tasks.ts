import type { CDPSession, Page } from 'playwright-core';

/** What the scripts of a page take from a moment on, and its longest task. */
export class LongTaskRecorder {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly before: number,
  ) {}

  /** Begins to look at a page. */
  static async of(page: Page): Promise<LongTaskRecorder> {
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.longest = '0';
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          dataset.longest = String(Math.max(Number(dataset.longest), Math.round(duration)));
      }).observe({ type: 'longtask' });
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    return new LongTaskRecorder(page, devtools, await scriptOf(devtools));
  }

  /**
   * The script time and the longest task since then, in milliseconds. Browsers do not report tasks under 50
   * ms.
   */
  async end(): Promise<{ script: number; longest: number }> {
    const script = (await scriptOf(this.devtools)) - this.before;
    const longest = Number(await this.page.locator('html').getAttribute('data-longest'));
    await this.devtools.detach();
    return { script, longest };
  }
}

async function scriptOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
