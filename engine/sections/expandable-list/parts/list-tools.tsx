import { useTranslation } from '../../../ui/i18n/words.tsx';
import { SearchTools } from '../../../ui/kit/search-tools.tsx';
import './list-tools.css';

/** What stands above a list: the search field, how many rows there are, and how many show at a time. */
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
  /** How many rows there are after narrowing. */
  total: number;
  /** Whether the total is told; a list that cannot be narrowed needs none. */
  counted: boolean;
  /** Called with the text of the search field; `undefined` for a list without one. */
  onSearch: ((text: string) => void) | undefined;
  /** What the search field holds at first. */
  text: string;
  /** The sizes of a page to choose from; none hides the choice. */
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
