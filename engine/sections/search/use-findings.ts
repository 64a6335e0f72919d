import { type RefObject, useEffect, useState } from 'react';
import { basePathOf } from '../../model/page-file.ts';
import type { SearchResults } from '../../search/create-search.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { manifestAddress } from '../../search/index-files.ts';
import { type LoadedSearch, loadSearch } from '../../search/load-search.ts';
import type { Simplify } from '../../search/simplify.ts';
import { splitRuns } from '../../search/terms.ts';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import type { Kinds } from './kinds.tsx';

export interface Found extends SearchResults {
  /** The query of these results. */
  text: string;
  language: string;
  entries: SearchEntry[];
  kinds: Map<string, number>;
  simplify: Simplify;
}

export interface Asked {
  text: string;
  language: string;
  /** The selected kind; `undefined` for all. */
  kind: string | undefined;
  /** The maximum number of entries. */
  most: number;
  /** Changes on retry. */
  tries: number;
}

/** The number of hits to show, and to add. */
export const step = 10;

/** The latest results; none before the first query. `failed` if the index cannot be loaded. */
export function useFindings({ text, language, kind, most, tries }: Asked, { kindOf }: Kinds) {
  const base = basePathOf(useStablePage().site);
  const [state, setState] = useState<{ found?: Found; failed: boolean }>({ failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is what happened, not what is read
  useEffect(() => {
    if (text.trim() === '') return setState({ failed: false });
    let isAsked = true;
    const look = async () => {
      const search = await loadSearch(manifestAddress(language, base));
      search.expectEntries();
      const findings = await search.find(text);
      const numbers = findings.numbers.filter((number) => kind === undefined || kindOf(search.kindOf(number)) === kind);
      const entries = await search.entries(numbers.slice(0, most));
      return {
        ...findings,
        numbers,
        text,
        language,
        entries: namedFirst(entries, text, search.simplify),
        simplify: search.simplify,
        kinds: countKinds(findings, search),
      };
    };
    look().then(
      (found) => isAsked && setState({ found, failed: false }),
      () => isAsked && setState({ failed: true }),
    );
    return () => {
      isAsked = false;
    };
  }, [text, language, base, kind, kindOf, most, tries]);
  return state;
}

/** Puts exact titles first, for example a pasted file name. */
function namedFirst(entries: SearchEntry[], sought: string, simplify: Simplify): SearchEntry[] {
  const plain = (text: string) => splitRuns(text, simplify).join(' ');
  const name = plain(sought);
  const named = entries.filter(({ title }) => plain(title) === name);
  return [...named, ...entries.filter((entry) => !named.includes(entry))];
}

function countKinds({ numbers }: SearchResults, { kindOf }: LoadedSearch): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of numbers.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Counts hits in other languages when an element becomes visible. */
export function useOtherLanguages(
  end: RefObject<HTMLElement | null>,
  text: string,
  others: string[],
): Map<string, number> {
  const base = basePathOf(useStablePage().site);
  const [counts, setCounts] = useState(new Map<string, number>());
  const names = others.join(' ');
  useEffect(() => {
    setCounts(new Map());
    if (!end.current) return;
    let isAsked = true;
    const look = async (language: string) => {
      const { numbers, isPartial } = await (await loadSearch(manifestAddress(language, base))).find(text);
      if (isAsked && !isPartial) setCounts((known) => new Map(known).set(language, numbers.length));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const language of names.split(' ').filter(Boolean)) look(language).catch(() => {});
    });
    observer.observe(end.current);
    return () => {
      isAsked = false;
      observer.disconnect();
    };
  }, [end, text, base, names]);
  return counts;
}

/** Suggested terms of the site. */
export function useTerms(language: string, place: number, isWanted: boolean): string[] {
  const base = basePathOf(useStablePage().site);
  const [terms, setTerms] = useState<string[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    loadSearch(manifestAddress(language, base)).then(
      ({ manifest }) => setTerms(manifest.synonyms.slice(0, few).flatMap((group) => group[place] ?? [])),
      () => {},
    );
  }, [language, base, place, isWanted]);
  return terms;
}

/** Fills two or three lines. */
const few = 12;
