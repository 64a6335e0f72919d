import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { MarkPlace } from './mark-place.tsx';
import { SearchField } from './search-field.tsx';
import './search-tools.css';

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
