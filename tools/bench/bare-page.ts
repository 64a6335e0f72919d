import { EventEmitter } from 'node:events';
import type { Browser, CDPSession } from 'playwright-core';
import { settled, slow4g } from './slow-page.ts';

/**
 * A page to which no debugger listens. Playwright's own pages report each console line and exception; for that Chromium keeps
 * the whole stack of much that a script asks of it, and reads the sources anew: 50 ms more for the start of React, at a quarter
 * of the CPU, that no visitor waits for.
 */
export interface BarePage {
  /** Calls the DevTools protocol. */
  send<T = unknown>(method: string, params?: object): Promise<T>;
  /** Listens to an event of the protocol. */
  on<T>(method: string, listener: (params: T) => void): void;
  /** Runs a function before the scripts of each page that is gone to. It may use nothing from around it. */
  before(action: () => void): Promise<unknown>;
  /** Waits for the value of an expression, also of a promise. */
  value<T>(expression: string): Promise<T>;
  /** Goes to an address and waits until it has loaded and nothing has been under way for half a second. */
  visit(address: string): Promise<void>;
  close(): Promise<unknown>;
}

/** Opens an empty page of a phone's size in a profile of its own, slowed down as `throttle` does. */
export async function openBarePage(browser: Browser): Promise<BarePage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const page = await attach(session, targetId);
  await page.send('Page.enable');
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', slow4g);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 1,
    mobile: false,
  });
  const underWay = new Set<string>();
  page.on<{ requestId: string }>('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'])
    page.on<{ requestId: string }>(end, ({ requestId }) => underWay.delete(requestId));
  const value = async <T>(expression: string): Promise<T> => {
    const { result } = await page.send<{ result: { value: T } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  };
  return {
    ...page,
    value,
    before: (action) =>
      // The runner keeps functions' names by a call that pages do not know.
      page.send('Page.addScriptToEvaluateOnNewDocument', { source: `var __name = (it) => it; (${action})()` }),
    async visit(address) {
      await page.send('Page.navigate', { url: address });
      await value(
        "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))",
      );
      await settled(underWay);
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/** Speaks to a page through the browser's own session. */
async function attach(session: CDPSession, targetId: string): Promise<Pick<BarePage, 'send' | 'on'>> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answers = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const events = new EventEmitter();
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error, method, params } = JSON.parse(event.message);
    if (method) events.emit(method, params);
    else if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result as never);
  });
  let last = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        answers.set(last, { resolve, reject });
        const message = JSON.stringify({ id: last, method, params });
        session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
    on: (method, listener) => events.on(method, listener),
  };
}
