import { useTranslation } from '../../../ui/i18n/words.tsx';
import { SearchTools } from '../../../ui/kit/search-tools.tsx';
import './list-tools.css';

/** The search box, row count and page size of a list. */
export function ListTools({
  id,
  total,
  counted,
  onSearch,
  text,
  sizes,
  size,
  onSize,
}: {
  id: string;
  /** The number of matching rows. */
  total: number;
  /** Whether to show the total. */
  counted: boolean;
  /** Omit it for lists without search. */
  onSearch: ((text: string) => void) | undefined;
  /** The initial search text. */
  text: string;
  /** The page sizes to offer; an empty list hides the control. */
  sizes: number[];
  size: number;
  onSize: (size: number) => void;
}) {
  const { t } = useTranslation('expandable-list');
  if (!counted && sizes.length === 0) return null;
  return (
    <SearchTools onSearch={onSearch} text={text} total={counted ? total : undefined}>
      {sizes.length > 0 && (
        <p className="expandable-list__sizes">
          <label htmlFor={id}>{t('pageSize')}</label>
          <select id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
            {sizes.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </p>
      )}
    </SearchTools>
  );
}
