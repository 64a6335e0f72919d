import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { MarkPlace } from './mark-place.tsx';
import './search-tools.css';
import { Icon } from './icon.tsx';
import { onTyped } from './on-typed.ts';
import './search-field.css';

/** What stands above rows that can be narrowed. Without script and on paper it is of no use, and left out. */
export function SearchTools({
  onSearch,
  text = '',
  total,
  children,
}: {
  /** Called with the text of the search field; `undefined` for rows without one. */
  onSearch: ((text: string) => void) | undefined;
  /** What the search field holds. Default: nothing. */
  text?: string;
  /** How many rows there are after narrowing; `undefined` where it is not told. */
  total: number | undefined;
  /** More tools. Default: none. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('kit');
  return (
    <div className="search-tools">
      {onSearch && <SearchField text={text} onSearch={onSearch} />}
      {total !== undefined && (
        <p role="status">
          {/* A new element: a browser that translates has put its own in the place of the text that was here. */}
          <span key={total}>{t('total', { count: total })}</span>
        </p>
      )}
      <MarkPlace />
      {children}
    </div>
  );
}

/** A field that narrows what stands below it. `onSearch` gets its text at every change that is not part of a composition, and what was typed before hydration. */
function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('kit');
  const field = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  // The field itself holds its text, or what was typed before hydration would be lost.
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
