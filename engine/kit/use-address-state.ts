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

/** A text that a visitor types, and what of it is in the address. */
interface TypedText {
  text: string;
  /** What the address said last. */
  seen: string;
  /** What was written to the address since and has not been seen there. */
  sent: string[];
  /** When it was written to last. */
  time: number;
}

/**
 * What is typed once the address says something else. That counts, unless it was written there from here: on a slow device the address
 * may come to say what was written first when more has been typed and written.
 */
export function afterAddress(typed: TypedText, asked: string): TypedText {
  const place = typed.sent.indexOf(asked);
  return place < 0
    ? { ...typed, text: asked, seen: asked, sent: [] }
    : { ...typed, seen: asked, sent: typed.sent.slice(place + 1) };
}

/** As {@link useAddressState}, for what a visitor types: any text is known, and the address follows a few times a second. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const { query, setQuery } = usePage();
  const asked = query(name) ?? '';
  const [own, setOwn] = useState<TypedText>({ text: asked, seen: asked, sent: [], time: -pause });
  const { text, seen, sent, time } = own;
  if (seen !== asked) setOwn(afterAddress(own, asked));
  const written = sent.at(-1) ?? seen;
  useEffect(() => {
    if (text === written) return;
    const write = () => {
      setOwn((own) => ({ ...own, sent: [...own.sent, text], time: performance.now() }));
      setQuery(name, text || null);
    };
    const timer = setTimeout(write, time + pause - performance.now());
    return () => clearTimeout(timer);
  }, [text, written, time, name, setQuery]);
  return [text, (text) => setOwn((own) => ({ ...own, text }))];
}
