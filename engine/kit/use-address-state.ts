import { useEffect, useState } from 'react';
import { usePage } from './page-context.tsx';
import './use-address-state.css';

/** How long the address stands before it follows a visitor who types on, in milliseconds: browsers refuse it at every key. */
const pause = 250;

/**
 * As React's `useState`, for a choice that stands in the query of the page's address: whoever opens the address finds it made. The name
 * is unique on the page: a section's id, a dot and what is chosen. The initial value is left out of the address, and so is a value
 * that is not known. What it changes carries `data-restored`, so that it does not show otherwise first.
 */
export function useAddressState<T extends string | number>(
  name: string,
  initial: T,
  isKnown: (value: T) => boolean,
): [T, (value: T) => void] {
  const { query, setQuery } = usePage();
  const text = query(name);
  const asked = (typeof initial === 'number' ? Number(text) : text) as T;
  const counts = text !== null && String(asked) === text && asked !== initial && isKnown(asked);
  useEffect(() => {
    if (text !== null && !counts) setQuery(name, null);
  });
  return [counts ? asked : initial, (value) => setQuery(name, value === initial ? null : String(value))];
}

/** As {@link useAddressState}, for what a visitor types: any text is known, and the address follows a few times a second. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const { query, setQuery } = usePage();
  const asked = query(name) ?? '';
  const [own, setOwn] = useState({ text: asked, seen: asked, written: asked, time: -pause });
  const { text, seen, written, time } = own;
  // What the address says counts, unless it is what was written there from here.
  if (seen !== asked) setOwn({ ...own, seen: asked, ...(asked !== written && { text: asked, written: asked }) });
  useEffect(() => {
    if (text === written) return;
    const write = () => {
      setOwn((own) => ({ ...own, written: text, time: performance.now() }));
      setQuery(name, text || null);
    };
    const timer = setTimeout(write, time + pause - performance.now());
    return () => clearTimeout(timer);
  }, [text, written, time, name, setQuery]);
  return [text, (text) => setOwn((own) => ({ ...own, text }))];
}
