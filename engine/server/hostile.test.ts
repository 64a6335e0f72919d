import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChildServer, startSmallChildServer } from '../testing/child-server.ts';
import { allowedRequests, hiddenPaths, rawGetRequest, refusedRequests } from '../testing/hostile-requests.ts';
import { isRefused, rawGet, rawRequest, requestEach } from '../testing/raw-socket.ts';

let child: ChildServer;
beforeAll(async () => {
  child = await startSmallChildServer();
});
afterAll(() => child.stop());

test('every hostile request is refused or closed, valid ones are answered once, and the process survives', async () => {
  const wrong: string[] = [];
  let hiddenAnswers = 0;
  const judge = (name: string, holds: boolean, text: string) => {
    if (!holds) wrong.push(`${name}: ${text.slice(0, 200)}`);
    if (text.includes('0123456789')) hiddenAnswers += 1;
    if (/node_modules|\bat \S+ \(/.test(text)) wrong.push(`${name} tells a stack`);
  };
  const judged = [
    requestEach(Object.entries(refusedRequests), 100, async ([name, bytes]) => {
      const answer = await rawRequest(child.port, bytes);
      judge(name, isRefused(answer), answer.text);
    }),
    requestEach(Object.entries(allowedRequests), 100, async ([name, bytes]) => {
      const { statuses, text } = await rawRequest(child.port, bytes);
      judge(name, statuses.join() === '200' && text.includes('<title>second</title>'), text);
    }),
  ];
  // Control: the same hidden request, sent openly after a valid one, is answered.
  const pair = await rawRequest(child.port, rawGetRequest('/second') + hiddenPaths);
  await Promise.all(judged);
  expect(wrong).toEqual([]);
  expect(hiddenAnswers).toBe(0);
  expect(pair).toMatchObject({ statuses: [200, 200], text: expect.stringContaining('0123456789') });
  expect(child.lives()).toBe(true);
  expect((await rawGet(child.port, '/second')).status).toBe(200);
});
