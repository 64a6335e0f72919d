import type { BrowserContext, Route } from 'playwright-core';

/** A way in which the API fails. */
export interface ApiFailure {
  /** What a call is answered with. */
  answer(route: Route): Promise<void>;
  /** Set where the API says that there is no such entry, which another try does not change. */
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
  // The browser gives up by itself.
  'no answer in time': { answer: async () => {} },
};

const calls = '**/api/v1/**';

/** Makes every call of the API fail in this way. Returns what makes them answer again. */
export async function failApi(context: BrowserContext, answer: ApiFailure['answer']): Promise<() => Promise<void>> {
  await context.route(calls, answer);
  return () => context.unroute(calls, answer);
}
