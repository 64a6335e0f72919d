import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';

/** Slow 4G as Lighthouse has it: 150 ms a round trip, 1.6 Mbit/s down, 0.75 Mbit/s up, less a tenth for the protocol. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};

/** A new page in which functions of ours can run: the runner keeps their names by a call that pages do not know. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  return page;
}

/** Waits until a page has had no request under way for half a second. The load state of that name counts only once a visit. */
export async function quiet(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  const ended = (request: Request) => underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await settled(underWay);
}

/** Waits until nothing has been under way for half a second. */
export async function settled(underWay: ReadonlySet<unknown>): Promise<void> {
  for (let calm = 0; calm < 5; calm = underWay.size > 0 ? 0 : calm + 1) await setTimeout(100);
}

/** Slows a page down: four times the CPU time, and the network of slow 4G unless `network` is false. */
export async function throttle(page: Page, network = true): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}
