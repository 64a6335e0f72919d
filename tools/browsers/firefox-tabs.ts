import type { Session } from './bidi.ts';
import { launchFirefox } from './firefox.ts';
import { type BrowserOptions, desktop, type Tab, type TabOptions, type TestBrowser } from './tab.ts';

/** Starts a Firefox for tests in both engines. With `keeps`, service workers are enabled. */
export async function firefoxTabs({ keeps }: BrowserOptions = {}): Promise<TestBrowser> {
  const { session, close } = await launchFirefox(keeps);
  await session.send('session.subscribe', {
    events: ['log.entryAdded', 'script.realmCreated', 'script.realmDestroyed'],
  });
  return {
    name: 'Firefox',
    async tab(options = desktop) {
      const { userContext } = await session.send('browser.createUserContext');
      const closeAll = () => session.send('browser.removeUserContext', { userContext });
      return openTab(session, userContext, options, closeAll);
    },
    close,
  };
}

async function openTab(
  session: Session,
  userContext: string,
  viewport: TabOptions,
  close?: () => Promise<void>,
): Promise<Tab> {
  // Firefox hardly renders pages in the background, so each tab has a window.
  const { context } = await session.send('browsingContext.create', { type: 'window', userContext });
  await session.send('browsingContext.setViewport', { context, viewport });
  const faults: string[] = [];
  session.on('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error' && source.context === context) faults.push(String(text));
  });
  // Firefox never answers calls in a closed page. The answer of the call that closed it may come late.
  let realm: unknown;
  const running = new Set<(gone: Error) => void>();
  session.on('script.realmCreated', (created) => {
    if (created.context === context && created.type === 'window') realm = created.realm;
  });
  session.on('script.realmDestroyed', (destroyed) => {
    if (destroyed.realm !== realm) return;
    for (const end of running) setTimeout(end, 2000, new Error('the page has gone'));
  });
  const perform = (...actions: Record<string, unknown>[]) => session.send('input.performActions', { context, actions });
  return {
    faults,
    async open(url) {
      // Opening another page would abort the loading of an empty one, which takes no time.
      const wait = url === 'about:blank' ? 'complete' : 'none';
      await session.send('browsingContext.navigate', { context, url, wait }).catch(ignoreAborted);
    },
    async evaluate(act, ...args) {
      const call = session.send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${act})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        // Features that require a user gesture are tested with real keys and clicks.
        userActivation: false,
      });
      let end = (_: Error) => {};
      const gone = new Promise<never>((_, reject) => {
        end = reject;
      });
      running.add(end);
      const { type, result, exceptionDetails } = await Promise.race([call, gone]).finally(() => running.delete(end));
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.type === 'string' ? JSON.parse(result.value) : undefined;
    },
    async point(x, y, button) {
      const number = { left: 0, middle: 1 };
      const press = button
        ? [
            { type: 'pointerDown', button: number[button] },
            { type: 'pointerUp', button: number[button] },
          ]
        : [];
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      await perform({ type: 'pointer', id: 'mouse', actions: [move, ...press] });
    },
    async wheel(x, y, down) {
      const scroll = { type: 'scroll', x, y, deltaX: 0, deltaY: down };
      await perform({ type: 'wheel', id: 'wheel', actions: [scroll] });
    },
    async press(key) {
      const value = keys[key] ?? key;
      await perform({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      });
    },
    beside: () => openTab(session, userContext, viewport),
    close: close ?? (() => session.send('browsingContext.close', { context })),
  };
}

/** The code points of WebDriver for keys that print nothing. */
const keys: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
};

// A page that redirects while it loads aborts its own loading.
function ignoreAborted(error: Error): void {
  if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
}
