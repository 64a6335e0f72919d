import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenLocally } from '../testing/listen-locally.ts';
import { type RawAnswer, rawGet, requestEach } from '../testing/raw-socket.ts';
import { digits } from '../testing/small-dist.ts';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';

let small: SmallServer;
let port: number;
beforeAll(async () => {
  small = await startSmallServer();
  port = Number(new URL(await small.listen()).port);
});
afterAll(() => small.close());

const size = digits.length;
const file = '/files/digits.txt';
const upTo = [...Array(size + 3).keys()];

/**
 * The result of a well-formed range for the ten digits (RFC 9110, 14.1.2). `undefined` if it selects nothing.
 */
function meant(range: string): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first < size && first <= last ? [first, last] : undefined;
}

const wellFormed = [
  ...upTo.flatMap((from) => upTo.filter((to) => to >= from).map((to) => `bytes=${from}-${to}`)),
  ...upTo.map((from) => `bytes=${from}-`),
  ...upTo.map((length) => `bytes=-${length}`),
  `bytes=0-${Number.MAX_SAFE_INTEGER}`,
];
const malformed = [
  ...upTo.flatMap((from) => upTo.filter((to) => to < from).map((to) => `bytes=${from}-${to}`)),
  'bytes=',
  'bytes=-',
  'bytes',
  'bytes=a-b',
  'bytes=--1',
  'bytes=-1-',
  'bytes=1--2',
  'bytes=0x1-0x2',
  'bytes=1e0-2',
  'bytes=0.5-2',
  'bytes= 1 - 2',
  'lines=1-2',
  'none',
  `bytes=0-${'9'.repeat(400)}`,
  `bytes=${'9'.repeat(400)}-`,
  `bytes=-${'9'.repeat(400)}`,
  `bytes=${'0-0,'.repeat(2000)}1-1`,
  'bytes=0-1,3-4',
  'bytes=3-4,0-1',
  'bytes=0-9,0-9,0-9',
];

/**
 * Whether the response to a range is valid HTTP with the right bytes. A well-formed range (`strict`) has only
 * one valid response.
 */
function isRight(range: string, { status, text }: RawAnswer, strict: boolean): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const said = /^content-range: bytes (.*)$/im.exec(head)?.[1];
  const part = meant(range);
  if (strict) {
    if (!part) return status === 416 && said === `*/${size}`;
    return status === 206 && said === `${part.join('-')}/${size}` && body === digits.slice(part[0], part[1] + 1);
  }
  if (status === 200) return body === digits;
  if (status === 416) return said === `*/${size}`;
  const [, first, last] = /^(\d+)-(\d+)\/10$/.exec(said ?? '') ?? [];
  const isMultiple = /^content-type: multipart\/byteranges/im.test(head);
  return (
    status === 206 && (isMultiple || (first !== undefined && body === digits.slice(Number(first), Number(last) + 1)))
  );
}

async function wrongAnswers(to: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const [ranges, strict] of [
    [wellFormed, true],
    [malformed, false],
  ] as const)
    await requestEach([...ranges], 20, async (range) => {
      const answer = await rawGet(to, file, `Range: ${range}\r\n`);
      if (!isRight(range, answer, strict)) wrong.push(`${range}: ${answer.text}`);
    });
  return wrong;
}

test('every range gets the right bytes, the complete file, or a 416 with the size', async () => {
  expect(await wrongAnswers(port)).toEqual([]);
  // The control: a server that takes the two numbers as they come.
  const naive = await listenLocally(({ headers: { range = '' } }, response) => {
    const [, from, to] = /(\d*)-(\d*)/.exec(range) ?? [];
    const part = digits.slice(Number(from), Number(to) + 1);
    const headers = { 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': part.length };
    response.writeHead(206, headers).end(part);
  });
  const fallen = await wrongAnswers(Number(new URL(naive.address).port));
  await naive.close();
  expect(fallen.length).toBeGreaterThan(50);
  expect(fallen.length).toBeLessThan(wellFormed.length + malformed.length);
});

test('a download resumes if the file is unchanged, and restarts if it changed', async () => {
  const tag = (await small.get(file)).headers.etag as string;
  const rest = await small.get(file, { range: 'bytes=4-', 'if-range': tag });
  expect([rest.statusCode, rest.body]).toEqual([206, digits.slice(4)]);
  const anew = await small.get(file, { range: 'bytes=4-', 'if-range': '"other"' });
  expect([anew.statusCode, anew.body]).toEqual([200, digits]);
  // A weak tag does not say that the bytes are the same (RFC 9110, 13.1.5).
  const weak = await small.get(file, { range: 'bytes=4-', 'if-range': `W/${tag}` });
  expect([weak.statusCode, weak.body]).toEqual([200, digits]);
});

test('a range has the same ETag as the complete file', async () => {
  const part = await small.get(file, { range: 'bytes=0-1' });
  expect(part.headers.etag).toBe((await small.get(file)).headers.etag);
});
