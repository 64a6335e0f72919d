import { fieldText, type Row } from '../../../kit/search-rows.ts';
import { useTranslation } from '../../../language/words.tsx';
import './row-filter.css';

/** The values of a field in rows, each with how many rows have it, in the order of the rows; an empty one is none. */
export function valuesOf(rows: Row[], field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = fieldText(row, field);
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** A choice of the values by which rows are narrowed. */
export function RowFilter({
  label,
  values,
  chosen,
  onChoose,
}: {
  /** What the values are of. Default: that they are a filter. */
  label: string | undefined;
  values: Map<string, number>;
  /** The value that is chosen; empty for all. */
  chosen: string;
  onChoose: (value: string) => void;
}) {
  const { t } = useTranslation('table');
  return (
    <label className="table__filter">
      {label ?? t('filter')}
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('all')}</option>
        {[...values].map(([value, count]) => (
          <option key={value} value={value}>
            {t('choice', { value, count })}
          </option>
        ))}
      </select>
    </label>
  );
}
