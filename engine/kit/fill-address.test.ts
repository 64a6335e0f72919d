import { describe, expect, it } from 'vitest';
import { fillAddress } from './fill-address.ts';

describe('fillAddress', () => {
  it('fills plain and percent-encoded braces alike', () => {
    expect(fillAddress('/company-news/{page}', 'page', 3)).toBe('/company-news/3');
    expect(fillAddress('/en/company-news/%7Bpage%7D', 'page', 3)).toBe('/en/company-news/3');
    expect(fillAddress('/en/company-news/%7bpage%7d', 'page', 3)).toBe('/en/company-news/3');
  });

  it('encodes what would change the address', () => {
    expect(fillAddress('/item/{id}', 'id', 'a/b?c')).toBe('/item/a%2Fb%3Fc');
    expect(fillAddress('/item/{id}', 'id', '\u{1F600}\uD83D$&')).toBe('/item/%F0%9F%98%80%EF%BF%BD%24%26');
  });

  it('leaves an address without the name alone', () => {
    expect(fillAddress('/company-news', 'page', 3)).toBe('/company-news');
  });
});
