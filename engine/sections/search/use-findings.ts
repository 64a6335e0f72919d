import { type RefObject, useEffect, useState } from 'react';
import type { SearchResults } from '../../search/create-search.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { type LoadedSearch, loadSearch } from '../../search/load-search.ts';
import { splitRuns } from '../../search/terms.ts';

export interface Found extends SearchResults {
  /** What was typed when it was found. */
  text: string;
  language: string;
  entries: SearchEntry[];
  /** How many entries there are of each kind. */
  kinds: Map<string, number>;
}

export interface Asked {
  text: string;
  language: string;
  /** Whether an entry of this kind is shown. */
  isShown: (kind: string) => boolean;
  /** How many entries are shown at most. */
  most: number;
  /** Changes where what failed is tried again. */
  tries: number;
}

/** What was found last of what is asked for, as it is asked for; nothing before the first text. `failed` while the index cannot be had. */
export function useFindings({ text, language, isShown, most, tries }: Asked): { found?: Found; failed: boolean } {
  const [state, setState] = useState<{ found?: Found; failed: boolean }>({ failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is what happened, not what is read
  useEffect(() => {
    if (text.trim() === '') return setState({ failed: false });
    let isAsked = true;
    const look = async () => {
      const search = await loadSearch(language);
      search.expectEntries();
      const findings = await search.find(text);
      const numbers = findings.numbers.filter((number) => isShown(search.kindOf(number)));
      const entries = await search.entries(numbers.slice(0, most));
      return {
        ...findings,
        numbers,
        text,
        language,
        entries: namedFirst(entries, text),
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
  }, [text, language, isShown, most, tries]);
  return state;
}

/** The entries, first those whose whole title was sought, as who has copied the name of a file seeks it. */
function namedFirst(entries: SearchEntry[], sought: string): SearchEntry[] {
  const plain = (text: string) => splitRuns(text).join(' ');
  const name = plain(sought);
  const named = entries.filter(({ title }) => plain(title) === name);
  return [...named, ...entries.filter((entry) => !named.includes(entry))];
}

function countKinds({ numbers }: SearchResults, { kindOf }: LoadedSearch): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of numbers.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** How much other languages have of a text. It is looked for once an element comes into view, as the end of the hits. */
export function useOtherLanguages(
  end: RefObject<HTMLElement | null>,
  text: string,
  others: string[],
): Map<string, number> {
  const [counts, setCounts] = useState(new Map<string, number>());
  const names = others.join(' ');
  useEffect(() => {
    setCounts(new Map());
    if (!end.current) return;
    let isAsked = true;
    const look = async (language: string) => {
      const { numbers, isPartial } = await (await loadSearch(language)).find(text);
      if (isAsked && !isPartial) setCounts((known) => new Map(known).set(language, numbers.length));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // It is offered where it can be had.
      for (const language of names.split(' ').filter(Boolean)) look(language).catch(() => {});
    });
    observer.observe(end.current);
    return () => {
      isAsked = false;
      observer.disconnect();
    };
  }, [end, text, names]);
  return counts;
}

/** Terms of the site to begin with, in a language. */
export function useTerms(language: string, place: number, isWanted: boolean): string[] {
  const [terms, setTerms] = useState<string[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    loadSearch(language).then(
      ({ manifest }) => setTerms(manifest.synonyms.slice(0, few).flatMap((group) => group[place] ?? [])),
      () => {},
    );
  }, [language, place, isWanted]);
  return terms;
}

/** As many as stand in two or three lines. */
const few = 12;
