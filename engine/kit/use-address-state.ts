import { useEffect, useRef, useState } from 'react';
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
  const [{ text, seen }, setOwn] = useState({ text: asked, seen: asked });
  // What was written to the address from here and is still to be seen there. No state: that may come later than what the address says.
  const sent = useRef<string[]>([]);
  const time = useRef(0);
  // What the address says counts, unless it was written there from here: by then a visitor may have typed on.
  if (seen !== asked) setOwn((own) => ({ text: sent.current.includes(asked) ? own.text : asked, seen: asked }));
  useEffect(() => {
    const place = sent.current.indexOf(asked);
    sent.current = place < 0 ? [] : sent.current.slice(place + 1);
  }, [asked]);
  useEffect(() => {
    if (text === (sent.current.at(-1) ?? asked)) return;
    const write = () => {
      sent.current.push(text);
      time.current = performance.now();
      setQuery(name, text || null);
    };
    const timer = setTimeout(write, time.current + pause - performance.now());
    return () => clearTimeout(timer);
  }, [text, asked, name, setQuery]);
  return [text, (text) => setOwn((own) => ({ ...own, text }))];
}
