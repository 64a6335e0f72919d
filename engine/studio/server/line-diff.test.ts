import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

const text = fc.array(fc.constantFrom('a', 'b', 'c', '', '  },'), { maxLength: 12 }).map((lines) => lines.join('\n'));

test('its lines are in both texts in this order, and the remaining lines are equal', () => {
  fc.assert(
    fc.property(text, text, (was, is) => {
      const lines = lineDiff(was, is);
      if (was === is) {
        expect(lines).toEqual([]);
        return;
      }
      const of = (kind: string) => lines.filter((line) => line.kind === kind).map((line) => line.text);
      const without = (all: string[], some: string[]) => {
        const left = [...some];
        const rest = all.filter((line) => left[0] !== line || left.shift() === undefined);
        return { rest: rest.length, left };
      };
      const [gone, fresh] = [without(was.split('\n'), of('gone')), without(is.split('\n'), of('new'))];
      expect([gone.left, fresh.left]).toEqual([[], []]);
      expect(gone.rest).toBe(fresh.rest);
    }),
  );
});

test('it shows changes with two lines of context, and a gap between distant ones', () => {
  const was = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');
  const shown = lineDiff(was, was.replace('2', 'two').replace('8', 'eight').replace('9', '9\n10'));
  expect(shown.map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+', gap: '…' }[kind]}${text}`)).toEqual([
    ...[' 1', '-2', '+two', ' 3', ' 4', '…', ' 6', ' 7', '-8', '+eight', ' 9', '+10'],
  ]);
});

test('texts that are too long for a comparison by line are shown completely', () => {
  const long = (name: string) => Array.from({ length: 2100 }, (_, index) => `${name}${index}`).join('\n');
  const lines = lineDiff(`${long('a')}\nsame`, `${long('b')}\nsame`);
  expect(lines.filter(({ kind }) => kind === 'gone')).toHaveLength(2101);
  expect(lines.filter(({ kind }) => kind === 'new')).toHaveLength(2101);
});
