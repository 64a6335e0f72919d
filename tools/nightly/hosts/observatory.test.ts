import { expect, test } from 'vitest';
import { securityHeaders } from '../../../engine/build/hosts/headers.ts';
import { facts } from '../../../engine/testing/small-dist.ts';
import { startSmallServer } from '../../../engine/testing/small-server.ts';
import { observatoryScore } from './observatory.ts';

const table = securityHeaders(facts);

test('the table of headers scores 140, and a page without any 30', () => {
  expect(observatoryScore(table)).toBe(140);
  expect(observatoryScore({})).toBe(30);
});

test('every kind of page and error that the server sends scores as the table does', async () => {
  const small = await startSmallServer();
  const scores: Record<string, number> = {};
  for (const path of ['/', '/en/second', '/item/99', '/old', '/lost', '/lost.js', '/files/digits.txt']) {
    const { headers, body } = await small.get(path);
    scores[path] = observatoryScore(headers, body);
  }
  await small.close();
  expect(new Set(Object.values(scores)), JSON.stringify(scores)).toEqual(new Set([140]));
});

const without = (name: string) => ({ ...table, [name]: '' });
const policy = (from: string, to: string) => ({
  ...table,
  'Content-Security-Policy': String(table['Content-Security-Policy']).replace(from, to),
});

test.each([
  ['without a policy', without('Content-Security-Policy'), 75],
  ['without transport security', without('Strict-Transport-Security'), 80],
  ['with a short transport security', { ...table, 'Strict-Transport-Security': 'max-age=60' }, 130],
  ['without a ban on guessing types', without('X-Content-Type-Options'), 135],
  ['with a reckless referrer', { ...table, 'Referrer-Policy': 'unsafe-url' }, 130],
  ['without a resource policy', without('Cross-Origin-Resource-Policy'), 130],
  ['with inline scripts let in', policy("script-src 'self' 'sha256-script'", "script-src 'unsafe-inline'"), 80],
  ['with scripts from anywhere', policy("script-src 'self'", 'script-src https:'), 80],
  ['with plain pictures', policy('img-src', 'img-src http://a.example'), 120],
  ['with inline styles let in', policy("style-src 'self' 'sha256-style'", "style-src 'unsafe-inline'"), 130],
  ['with a default beyond none', policy("default-src 'none'", "default-src 'self'"), 135],
])('a page %s scores less', (_, headers, score) => {
  expect(observatoryScore(headers)).toBe(score);
});

test('a foreign script costs, unless it comes with its hash', () => {
  expect(observatoryScore(table, '<script src="/own.js"></script>')).toBe(140);
  expect(observatoryScore(table, '<script src="https://a.example/x.js"></script>')).toBe(135);
  expect(observatoryScore(table, '<script src="https://a.example/x.js" integrity="sha256-x"></script>')).toBe(145);
  expect(observatoryScore(table, '<script src="//a.example/x.js"></script>')).toBe(50);
});
