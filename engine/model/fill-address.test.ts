import { describe, expect, it } from 'vitest';
import { fillAddress, fillFields } from './fill-address.ts';

describe('fillAddress', () => {
  it('fills plain and percent-encoded braces', () => {
    expect(fillAddress('/news/{page}', 'page', 3)).toBe('/news/3');
    expect(fillAddress('/en/news/%7Bpage%7D', 'page', 3)).toBe('/en/news/3');
    expect(fillAddress('/en/news/%7bpage%7d', 'page', 3)).toBe('/en/news/3');
  });

  it('encodes what would change the address', () => {
    expect(fillAddress('/item/{id}', 'id', 'a/b?c')).toBe('/item/a%2Fb%3Fc');
    expect(fillAddress('/item/{id}', 'id', '\u{1F600}\uD83D$&')).toBe('/item/%F0%9F%98%80%EF%BF%BD%24%26');
  });

  it('leaves an address without the name alone', () => {
    expect(fillAddress('/news', 'page', 3)).toBe('/news');
  });
});

describe('fillFields', () => {
  it('fills each name once: braces in a field are shown as they are written', () => {
    const row = { title: '{id} & {title} $&', id: 7 };
    expect(fillFields('/a/{title}/{id}', row)).toBe('/a/%7Bid%7D%20%26%20%7Btitle%7D%20%24%26/7');
    expect(fillFields('/en/a/%7Bid%7D/%7Btitle%7D', { ...row, title: '%7Bid%7D' })).toBe('/en/a/7/%257Bid%257D');
  });

  it('takes one pair of doubled braces away, and fills nothing in', () => {
    expect(fillFields('/a/{{id}}/{id}', { id: 7 })).toBe('/a/{id}/7');
    expect(fillFields('/a/%7B%7Bid%7D%7D', { id: 7 })).toBe('/a/%7Bid%7D');
  });

  it('leaves a name that is no field of the row alone', () => {
    expect(fillFields('/a/{other}/{constructor}', { id: 7 })).toBe('/a/{other}/{constructor}');
    expect(fillFields('/a/{many}', { many: ['x'] })).toBe('/a/{many}');
  });
});
