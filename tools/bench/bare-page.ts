import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up, minus a tenth for the protocol. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};

/** A page without Playwright's debugger, which delays React's start by 50 ms at a quarter of the CPU. */
export type BarePage = Awaited<ReturnType<typeof openBarePage>>;

export interface PageConditions {
  /** CSS pixels. Default: 412 × 823, a phone. */
  width?: number;
  height?: number;
  /** How many times slower the CPU is. Default: 4; a cheap phone: 6. */
  cpu?: number;
  /** Slow 4G. Default: true. */
  slowNetwork?: boolean;
}

/** Opens an empty page in a new profile. */
export async function openBarePage(
  browser: Browser,
  { width = 412, height = 823, cpu = 4, slowNetwork = true }: PageConditions = {},
) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const page = await attach(session, targetId);
  await page.send('Page.enable');
  await page.send('Network.enable');
  if (slowNetwork) await page.send('Network.emulateNetworkConditions', slow4g);
  if (cpu > 1) await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const underWay = new Set<string>();
  page.on<{ requestId: string }>('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'])
    page.on<{ requestId: string }>(end, ({ requestId }) => underWay.delete(requestId));
  /** Evaluates an expression, which may be a promise. Rejects with its exception. */
  const value = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await page.send<Evaluated<T>>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  /** Waits until no request has been pending for half a second. */
  const quiet = async () => {
    for (let calm = 0; calm < 5; calm = underWay.size > 0 ? 0 : calm + 1) await setTimeout(100);
  };
  const expressionOf = (action: unknown, values: unknown[]) =>
    `(() => { ${names}; return (${action})(...${JSON.stringify(values)}) })()`;
  /** Calls a function in the page. It has access only to these values, as JSON. */
  const call = <T, A extends unknown[]>(action: (...values: A) => T | Promise<T>, ...values: A) =>
    value<T>(expressionOf(action, values));
  return {
    ...page,
    value,
    quiet,
    call,
    /** Moves the pointer to the first visible element of a selector. Returns a function that clicks there. */
    async pointAt(selector: string) {
      const position = await call(centerOf, selector);
      if (!position) throw new Error(`${await value('location.href')} has no ${selector} in view`);
      // Links that come into view are prefetched first.
      await quiet();
      await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...position });
      return async () => {
        for (const type of ['mousePressed', 'mouseReleased'])
          await page.send('Input.dispatchMouseEvent', { type, ...position, button: 'left', clickCount: 1 });
      };
    },
    /** Calls a function before the scripts of each page. It has access only to these values, as JSON. */
    before: <A extends unknown[]>(action: (...values: A) => void, ...values: A) =>
      page.send('Page.addScriptToEvaluateOnNewDocument', { source: expressionOf(action, values) }),
    /** Opens an address and waits until it has loaded and is {@link quiet}. */
    async visit(address: string) {
      await page.send('Page.navigate', { url: address });
      await value(
        "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))",
      );
      await quiet();
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/** The TypeScript loader adds calls of `__name`, which pages lack. */
const names = 'var __name = (it) => it';

interface Evaluated<T> {
  result: { value: T };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

function centerOf(selector: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  element?.scrollIntoView({ block: 'center' });
  const box = element?.getClientRects()[0];
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function attach(session: CDPSession, targetId: string) {
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
    /** Calls the DevTools protocol. */
    send: <T = unknown>(method: string, params: object = {}) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        answers.set(last, { resolve, reject });
        const message = JSON.stringify({ id: last, method, params });
        session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
    /** Listens to an event of the protocol. */
    on: <T>(method: string, listener: (params: T) => void) => events.on(method, listener),
  };
}
