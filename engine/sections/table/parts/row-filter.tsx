import { useTranslation } from '../../../ui/i18n/words.tsx';
import './row-filter.css';

/** A menu of values to filter by. */
export function RowFilter({
  label,
  values,
  chosen,
  onChoose,
}: {
  /** The field's name. Default: the text for a filter. */
  label: string | undefined;
  /** The values with the number of rows that match the other filters. */
  values: Map<string, number>;
  /** The selected value; empty for all. */
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
