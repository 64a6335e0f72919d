import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useTexts } from '../i18n/words.tsx';
import { MarkPlace } from './mark-place.tsx';
import './search-tools.css';
import { Icon } from './icon.tsx';
import { onTyped } from './on-typed.ts';
import './search-field.css';

interface SearchToolsProps {
  /** Omit it for rows without a search field. */
  onSearch: ((text: string) => void) | undefined;
  /** The search text. Default: empty. */
  text?: string;
  /** The number of matching rows, if shown. */
  total: number | undefined;
  children?: ReactNode;
}

/** The controls to filter rows. Hidden without JavaScript and in print. */
export function SearchTools({ onSearch, text = '', total, children }: SearchToolsProps) {
  const { t } = useTranslation('kit');
  const says = total !== undefined && t('total', { count: total });
  return (
    <div className="search-tools">
      {onSearch && <SearchField text={text} onSearch={onSearch} />}
      {says !== false && (
        <p role="status">
          {/* A new element: a browser that translates has put its own in the place of the text that was here. */}
          <span key={says}>{says}</span>
        </p>
      )}
      <MarkPlace />
      {children}
    </div>
  );
}

/** A note in the place of rows if the search finds none. */
export function NoMatch({ className }: { className: string }) {
  const { t } = useTexts('kit');
  return <p className={className}>{t('noMatch')}</p>;
}

/** A search field. `onSearch` also gets text typed before hydration, but not during composition. */
function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTexts('kit');
  const field = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  // Uncontrolled, so that text typed before hydration is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text alone
  useLayoutEffect(() => {
    const { value = '' } = field.current ?? {};
    if (isNew.current && value !== text) onSearch(value);
    else if (field.current && value !== text) field.current.value = text;
    isNew.current = false;
  }, [text]);
  return (
    <label className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        defaultValue={text || undefined}
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        {...onTyped(onSearch)}
      />
    </label>
  );
}
