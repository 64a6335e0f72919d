import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from './page-context.tsx';
import './use-address-state.css';

/** How long the address stands before it follows a visitor who types on, in milliseconds: browsers refuse it at every key. */
const pause = 250;

/**
 * As React's `useState`, for a choice that stands in the query of the page's address: whoever opens the address finds it made. The name
 * is unique on the page: a section's id, a dot and what is chosen. The initial value is left out of the address, and so is a value
 * that is not known. What it changes carries `data-restored`, so that it does not show otherwise first. Each choice makes an entry of the
 * history; with `isChoice` false the address changes in place.
 */
export function useAddressState<T extends string | number>(
  name: string,
  initial: T,
  isKnown: (value: T) => boolean,
): [T, (value: T, isChoice?: boolean) => void] {
  const { query, setQuery } = usePage();
  const text = query(name);
  const asked = (typeof initial === 'number' ? Number(text) : text) as T;
  const counts = text !== null && String(asked) === text && asked !== initial && isKnown(asked);
  useEffect(() => {
    if (text !== null && !counts) setQuery(name, null);
  });
  return [
    counts ? asked : initial,
    (value, isChoice = true) => setQuery(name, value === initial ? null : String(value), isChoice),
  ];
}

/** As {@link useAddressState}, for what a visitor types: any text is known, and the address follows a few times a second. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const { query, setQuery } = usePage();
  const asked = query(name) ?? '';
  const [own, setOwn] = useState(asked);
  // What the address says as the visitor sees it, then what was written there from here and is still to be seen. Changed by what is
  // committed alone: a render that is given up for a letter typed meanwhile must leave nothing behind, as a state set in it does.
  const known = useRef([asked]);
  const time = useRef(0);
  // What the address says counts, unless it was written there from here: by then a visitor may have typed on.
  const text = known.current.includes(asked) ? own : asked;
  useLayoutEffect(() => {
    const place = known.current.indexOf(asked);
    if (place < 0) setOwn(asked);
    known.current = place < 0 ? [asked] : known.current.slice(place);
  }, [asked]);
  useEffect(() => {
    if (text === known.current.at(-1)) return;
    const write = () => {
      known.current.push(text);
      time.current = performance.now();
      setQuery(name, text || null);
    };
    const timer = setTimeout(write, time.current + pause - performance.now());
    return () => clearTimeout(timer);
  }, [text, name, setQuery]);
  return [text, setOwn];
}
