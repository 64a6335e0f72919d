import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pager.tsx';

describe('pageNumbers', () => {
  it('shows up to seven pages whole', () => {
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });

  it('shortens long ranges around the current page', () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageNumbers(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  it('never replaces a single number with a gap', () => {
    for (let page = 1; page <= 12; page += 1) {
      const numbers = pageNumbers(page, 12);
      numbers.forEach((entry, index) => {
        if (entry !== 'gap') return;
        expect(Number(numbers[index + 1]) - Number(numbers[index - 1])).toBeGreaterThan(2);
      });
    }
  });
});
