import type { BrowserContext, Route } from 'playwright-core';

export interface ApiFailure {
  answer(route: Route): Promise<void>;
  unknown?: true;
}

const json = 'application/json';

/** The ways, by name. */
export const apiFailures: Record<string, ApiFailure> = {
  '500': { answer: (route) => route.fulfill({ status: 500, contentType: json, body: '{"error":{}}' }) },
  '404': { answer: (route) => route.fulfill({ status: 404, contentType: json, body: '{"error":{}}' }), unknown: true },
  'HTML in place of JSON': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome' }),
  },
  'bad JSON': { answer: (route) => route.fulfill({ contentType: json, body: '{"data": [' }) },
  'an empty answer': { answer: (route) => route.fulfill({ contentType: json, body: '' }) },
  'no connection': { answer: (route) => route.abort('connectionrefused') },
  'no answer in time': {
    answer: (route) =>
      route
        .request()
        .frame()
        .evaluate(() => void dispatchEvent(new Event('time-is-up')))
        .catch(() => {}),
  },
};

const calls = '**/api/v1/**';

/** Runs in the page: replaces the clock of its calls by an event. */
function timeOutByEvent(): void {
  AbortSignal.timeout = () => {
    const abort = new AbortController();
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    addEventListener('time-is-up', () => abort.abort(reason), { once: true });
    return abort.signal;
  };
}

/** Makes every call of the API fail in this way. Returns a function that repairs it. */
export async function failApi(context: BrowserContext, answer: ApiFailure['answer']): Promise<() => Promise<void>> {
  await context.addInitScript(timeOutByEvent);
  await context.route(calls, answer);
  return () => context.unroute(calls, answer);
}
