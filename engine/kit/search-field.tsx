import { useEffect, useRef } from 'react';
import { useTranslation } from '../language/words.tsx';
import { Icon } from './icon.tsx';
import './search-field.css';

/**
 * A field that narrows what stands below it. `onSearch` gets its text at every change, and what was typed before hydration. `first` is
 * what stands in it at first.
 */
export function SearchField({ onSearch, first }: { onSearch: (text: string) => void; first: string }) {
  const { t } = useTranslation('kit');
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
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  );
}
