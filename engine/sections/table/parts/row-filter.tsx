import { useTranslation } from '../../../ui/i18n/words.tsx';
import './row-filter.css';

/** A choice of the values by which rows are narrowed. */
export function RowFilter({
  label,
  values,
  chosen,
  onChoose,
}: {
  /** The name of the field. Default: the word for a filter. */
  label: string | undefined;
  /** The values, each with how many rows the other choices leave of it. */
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
