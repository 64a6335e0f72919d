import { useEffect, useState } from 'react';
import { basePathOf } from '../../model/page-file.ts';
import { manifestAddress } from '../../search/index-files.ts';
import { useStablePage } from './page-context.tsx';
import { type Row, searchRows, searchTexts } from './search-rows.ts';

/** The rows that match a search: first literal matches, then also synonyms and typos. */
export function useSearchedRows<T extends Row>(rows: T[], text: string, fields: string[]): T[] {
  const { site, language } = useStablePage();
  const key = JSON.stringify(fields);
  const [found, setFound] = useState<{ text: string; rows: T[]; places: Set<number> }>();
  const manifest = site.search && manifestAddress(language, basePathOf(site));
  useEffect(() => {
    if (text.trim() === '' || rows.length === 0) return;
    let isAsked = true;
    import('../../search/find-texts.ts')
      .then(({ findTexts }) => findTexts(searchTexts(rows, JSON.parse(key)), text, manifest))
      .then(
        (places) => isAsked && setFound({ text, rows, places }),
        // Literal matches do not need the script.
        () => {},
      );
    return () => {
      isAsked = false;
    };
  }, [rows, key, text, manifest]);
  const spelled = searchRows(rows, text, fields);
  if (text.trim() === '' || found?.text !== text || found.rows !== rows) return spelled;
  const isSpelled = new Set(spelled);
  return rows.filter((row, place) => isSpelled.has(row) || found.places.has(place));
}
