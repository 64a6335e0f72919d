import {
  fieldInline,
  fieldText,
  Inline,
  type RowsAnswer,
  rowsIn,
  type SectionProps,
  usePage,
  useTranslation,
} from 'pagewright/section';
import type { BarChartSection } from './descriptor.ts';
import './bar-chart.css';

/** A bar for each row, drawn as SVG. Its number is text, so that everybody can read it. */
export default function BarChart({ section, data }: SectionProps<BarChartSection, RowsAnswer | undefined>) {
  const { label, value } = section;
  const { language } = usePage();
  const { t } = useTranslation('bar-chart');
  const rows = rowsIn(data, section.rows);
  const numbers = rows.map((row) => Number(fieldText(row, value)) || 0);
  const largest = Math.max(...numbers, 0);
  const format = new Intl.NumberFormat(language);
  return (
    <figure className="bar-chart">
      <ul className="bar-chart__rows">
        {rows.map((row, index) => {
          const number = numbers[index] ?? 0;
          return (
            <li key={fieldText(row, label)} className="bar-chart__row">
              <span>
                <Inline text={fieldInline(row, label)} />
              </span>
              <svg className="bar-chart__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={largest > 0 ? Math.round((100 * Math.max(number, 0)) / largest) : 0} height="10" />
              </svg>
              <span className="bar-chart__number">{format.format(number)}</span>
            </li>
          );
        })}
      </ul>
      <figcaption>{t('largest', { number: format.format(largest) })}</figcaption>
    </figure>
  );
}
