import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from './page-context.tsx';
import './use-address-state.css';

/** The delay of address updates while typing, in milliseconds: browsers limit them. */
const pause = 250;

/**
 * Like `useState`, but stored in the query of the page's address. Names are unique on the page: section id, dot, name.
 * Set `data-restored` on elements that it changes, to prevent a flash. Each change adds a history entry, unless
 * `isChoice` is false.
 */
export function useAddressState<T extends string | number>(
  name: string,
  initial: T,
  isKnown: (value: T) => boolean,
): [T, (value: T, isChoice?: boolean) => void] {
  const { query, setQuery } = usePage();
  const text = query(name);
  const value = (typeof initial === 'number' ? Number(text) : text) as T;
  const counts = text !== null && String(value) === text && value !== initial && isKnown(value);
  useEffect(() => {
    if (text !== null && !counts) setQuery(name, null);
  });
  return [
    counts ? value : initial,
    (value, isChoice = true) => setQuery(name, value === initial ? null : String(value), isChoice),
  ];
}

/** Like {@link useAddressState} for typed text: accepts any text and updates the address a few times a second. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const { query, setQuery } = usePage();
  const inAddress = query(name) ?? '';
  const [own, setOwn] = useState(inAddress);
  // The address that the visitor sees, then our pending writes. Only commits change it, so that an abandoned
  // render leaves no trace.
  const known = useRef([inAddress]);
  const time = useRef(0);
  // The address wins, unless we wrote it: the visitor may have typed more since.
  const text = known.current.includes(inAddress) ? own : inAddress;
  useLayoutEffect(() => {
    const place = known.current.indexOf(inAddress);
    if (place < 0) setOwn(inAddress);
    known.current = place < 0 ? [inAddress] : known.current.slice(place);
  }, [inAddress]);
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
