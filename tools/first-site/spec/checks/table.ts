import { alterPlace, type ChangedPlace } from '../change-place.ts';
import { named, type SpecTexts, toPattern } from '../language.ts';
import { oneLine } from '../page-text.ts';
import { type Check, expected } from '../row.ts';
import { at, lists, looks } from './page.ts';

export function columns({ route, selector }: ChangedPlace, ...heads: SpecTexts[]): Check {
  return lists(at(route, `${selector} thead th`), ...heads);
}

/** A column of a table contains exactly these values, each at least once; columns count from 1. */
export function holds({ route, selector }: ChangedPlace, column: number, ...values: SpecTexts[]): Check {
  const place = at(route, `${selector} tbody tr > :nth-child(${column})`);
  return looks(
    place,
    `a value beside ${values.map(named).join(', ')}, or one of them nowhere`,
    (cells, language) => {
      const patterns = values.map((value) => toPattern(value, language));
      const texts = cells.map((cell) => oneLine(cell.textContent ?? ''));
      const foreign = texts.filter((text) => !patterns.some((pattern) => pattern.test(text)));
      const absent = patterns.filter((pattern) => !texts.some((text) => pattern.test(text)));
      return expected(
        foreign.length === 0 && absent.length === 0,
        [...new Set(texts), ...absent.map(({ source }) => `no ${source}`)].join(', '),
      );
    },
    [
      ...alterPlace(place, 'one is another', (cells) => {
        if (cells[0]) cells[0].textContent = '0.0 ▒';
      }),
      ...values.flatMap((value) =>
        alterPlace(place, `${named(value)} is nowhere`, (cells, language) => {
          for (const cell of cells)
            if (toPattern(value, language).test(oneLine(cell.textContent ?? ''))) cell.textContent = '▒';
        }),
      ),
    ],
  );
}
