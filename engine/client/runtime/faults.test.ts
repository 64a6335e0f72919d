// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let onFault: typeof import('./faults.ts').onFault;
const beacon = vi.fn();
const told = () => beacon.mock.calls.map(([address, body]) => ({ address, ...JSON.parse(body) }));

beforeEach(async () => {
  vi.resetModules();
  ({ onFault } = await import('./faults.ts'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  navigator.sendBeacon = beacon.mockReset();
  document.documentElement.dataset.faults = '/faults';
  document.documentElement.dataset.build = 'b1';
  window.history.replaceState(null, '', '/faq?search=mine#row');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an error is reported to the console and to the collector, with its cause and without data of the visitor', () => {
  onFault({ kind: 'source', part: 'faq.all', error: new Error('GET /api?q=mine', { cause: new Error('down') }) });
  const message = 'Error: GET /api (Error: down)';
  expect(told()).toEqual([{ address: '/faults', kind: 'source', part: 'faq.all', page: '/faq', message, build: 'b1' }]);
  expect(console.error).toHaveBeenCalledWith('Failed: source faq.all', expect.any(Error));
});

test('without a collector, errors only go to the console; the browser itself reports uncaught ones', () => {
  delete document.documentElement.dataset.faults;
  onFault({ kind: 'page', error: 'x' });
  onFault({ kind: 'script', error: 'y' });
  expect(beacon).not.toHaveBeenCalled();
  expect(vi.mocked(console.error).mock.calls).toEqual([['Failed: page /faq', 'x']]);
});

test('the same error of the same section is reported once per page', () => {
  const error = new Error('null');
  for (const part of ['cards', 'table', 'cards']) onFault({ kind: 'section', part, error });
  onFault({ kind: 'hydration', error });
  expect(told().map(({ part }) => part)).toEqual(['cards', 'table']);
  window.history.replaceState(null, '', '/log');
  onFault({ kind: 'section', part: 'cards', error });
  expect(told().at(-1)).toMatchObject({ page: '/log', part: 'cards' });
});

test('the console gets every failed data request, the collector only one', () => {
  const error = new Error('GET /api/v1/faq/all: 500');
  for (let call = 0; call < 4; call++) onFault({ kind: 'source', part: 'faq.all', error });
  expect(vi.mocked(console.error).mock.calls).toEqual(Array(4).fill(['Failed: source faq.all', error]));
  expect(told()).toHaveLength(1);
});

test('the collector gets at most twenty errors per page load, each limited to a sentence', () => {
  for (let number = 0; number < 50; number++) onFault({ kind: 'script', error: `${number} ${'x'.repeat(1000)}` });
  expect(told()).toHaveLength(20);
  expect(told().every(({ message }) => message.length === 300)).toBe(true);
});
