import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const told = (text: string) => readHtml({ text }).faults.map(({ kind, name, at }) => `${kind} ${name} ${at}`);

describe('the tags of HTML', () => {
  test.each([
    '<p>a <strong>b</strong></p>',
    '<ul><li>a<li>b</ul><p>c',
    '<table><tr><td>x<td>y</table>',
    '<img src="a.png" alt="a > b"><br>x<br/><hr />',
    '<!-- <b> --><code>a &lt; b</code>',
    'a < b and c > d',
    '<A HREF=x>y</a>',
  ])('are sound in %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  test.each([
    ['<p>a <strong>b</p>', 'unclosed strong 5'],
    ['<b>x<i>y</b></i>', 'unclosed i 4', 'stray i 12'],
    ['<p>a</p></div>', 'stray div 8'],
    ['<h2>a</h3>', 'stray h3 5', 'unclosed h2 0'],
    ['<a href="x>y</a>', 'cut a 0'],
    ['<div><div>x</div>', 'unclosed div 0'],
  ])('are reported in %s', (text, ...faults) => {
    expect(told(text)).toEqual(faults);
  });
});

test('addresses of HTML are read with their places, however their attributes are written', () => {
  const text = `<a href="/a?b&amp;c">x</a> <a href='/b'>y</a> <img src=c.png> <a title="href=/no" href = "/d">z</a> <a href="">`;
  const { addresses } = readHtml({ text });
  expect(addresses.map(({ text }) => text)).toEqual(['/a?b&amp;c', '/b', 'c.png', '/d']);
  for (const { text: address, at } of addresses) expect(text.startsWith(address, at)).toBe(true);
  expect(addresses.map(({ picture }) => picture)).toEqual([false, false, true, false]);
});

// Each tag that is compared with all open ones would take minutes.
test.each([
  ['elements that nothing closes', '<b>', 'unclosed'],
  ['elements that seem to end themselves', '<em/>', 'unclosed'],
  ['end tags of elements that are not open', '</i>', 'stray'],
])('many %s are read as well', (_, tag, kind) => {
  const count = 200_000;
  const { faults } = readHtml({ text: '<b>'.repeat(count) + tag.repeat(count) });
  expect(faults).toHaveLength(2 * count);
  expect(faults.filter((fault) => fault.kind === kind).length).toBeGreaterThanOrEqual(count);
});
