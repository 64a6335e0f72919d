import type { BrowserContext, Frame } from 'playwright-core';

/** The recorded effects of hostile HTML: the frames of scripts that ran, and requests to other hosts. */
interface Did {
  fired: string[];
  requested: string[];
}

/** Records every call of `alert`, `confirm`, `prompt` and `print` in any frame, and every request to another host. */
export async function recordEffects(context: BrowserContext, address: string, did: Did): Promise<void> {
  await context.exposeBinding('noteFired', ({ frame }) => {
    did.fired.push(nameOf(frame));
  });
  await context.addInitScript(() => {
    const { noteFired } = window as unknown as { noteFired(): void };
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => noteFired() });
  });
  const isForeign = (url: URL) => /^(https?|ftp|wss?):$/.test(url.protocol) && url.origin !== address;
  await context.route(isForeign, (route) => {
    did.requested.push(route.request().url());
    return route.abort();
  });
}

function nameOf(frame: Frame): string {
  const parent = frame.parentFrame();
  return parent?.parentFrame() ? nameOf(parent) : frame.name();
}
