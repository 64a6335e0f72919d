import { useEffect, useState } from 'react';
import { usePage } from './page-context.tsx';
import { type Row, searchRows, textsOf } from './search-rows.ts';

/**
 * The rows that hold every word of a search in any of these fields, in their order: at once those that are spelled so, and as soon as the
 * site's search is here, which comes with the first letter, those that have what means the same or is misspelled.
 */
export function useSearchedRows<T extends Row>(rows: T[], text: string, fields: string[]): T[] {
  const { site, language } = usePage();
  const key = JSON.stringify(fields);
  const [found, setFound] = useState<{ text: string; rows: T[]; places: Set<number> }>();
  const spoken = site.search && language;
  useEffect(() => {
    if (text.trim() === '' || rows.length === 0) return;
    let isAsked = true;
    import('../../search/find-texts.ts')
      .then(({ findTexts }) => findTexts(textsOf(rows, JSON.parse(key)), text, spoken))
      .then(
        (places) => isAsked && setFound({ text, rows, places }),
        // What is spelled so is found without it.
        () => {},
      );
    return () => {
      isAsked = false;
    };
  }, [rows, key, text, spoken]);
  const spelled = searchRows(rows, text, fields);
  if (text.trim() === '' || found?.text !== text || found.rows !== rows) return spelled;
  const isSpelled = new Set(spelled);
  return rows.filter((row, place) => isSpelled.has(row) || found.places.has(place));
}
