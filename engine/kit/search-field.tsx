import { useEffect, useRef } from 'react';
import { useWords } from '../language/words.ts';
import { Icon } from './icon.tsx';
import './search-field.css';

/**
 * A field that narrows what stands below it. `onSearch` gets its text at every change, and what was typed before hydration. `first` is
 * what stands in it at first.
 */
export function SearchField({ onSearch, first }: { onSearch: (text: string) => void; first: string }) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before hydration is to be caught up on
  useEffect(() => {
    if (field.current && field.current.value !== first) onSearch(field.current.value);
  }, []);
  return (
    <label className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        defaultValue={first || undefined}
        aria-label={words('list.search')}
        placeholder={words('list.search')}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  );
}
