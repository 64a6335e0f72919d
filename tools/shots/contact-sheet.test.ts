import { describe, expect, test } from 'vitest';
import { type Cell, columnsOf, sheetPage } from './contact-sheet.ts';

const cells = (count: number): Cell[] =>
  Array.from({ length: count }, (_, index) => ({ caption: `/${index}`, pictures: [`${index}.png`] }));

describe('a contact sheet', () => {
  test('is about as wide as high, whatever is on it', () => {
    for (const [width, height] of [
      [234, 1200],
      [480, 800],
    ] as const) {
      for (const count of [20, 54, 73]) {
        const columns = columnsOf({ title: '', cells: cells(count), width, height });
        const wide = columns * width;
        const high = Math.ceil(count / columns) * height;
        expect(Math.max(wide / high, high / wide), `${count} of ${width}`).toBeLessThan(2);
      }
    }
  });

  test('has no more columns than cells, and none wider than Chromium paints', () => {
    expect(columnsOf({ title: '', cells: cells(2), width: 234, height: 1200 })).toBe(2);
    expect(columnsOf({ title: '', cells: [], width: 234, height: 1200 })).toBe(1);
    const wide = { title: '', cells: cells(500), width: 1440, height: 14_000 };
    expect(columnsOf(wide) * (wide.width + 16)).toBeLessThanOrEqual(16_000);
  });

  test('names every screen, escaped, and shows where one is cut', () => {
    const page = sheetPage({
      title: 'a',
      cells: [{ caption: '/a&b', pictures: ['a.png'], cut: 'cut at 2400 of 5210 px' }, ...cells(1)],
      width: 234,
      height: 1200,
    });
    expect(page).toContain('<figure class="cut"><figcaption>/a&amp;b (cut at 2400 of 5210 px)</figcaption>');
    expect(page).toContain('<figure><figcaption>/0</figcaption>');
  });
});
