import { type ComponentProps, useEffect, useMemo } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import { fieldText, type Row } from '../../../ui/kit/search-rows.ts';
import type { TableSection } from '../descriptor.ts';
import './row-filter.css';

type ShownFilter = { field: string } & ComponentProps<typeof RowFilter>;

/** The filters, their selection in the address, and the matching rows. */
export function useRowFilters(
  { id, columns, filters: fields = [] }: Compiled<TableSection> & { id?: string },
  all: Row[],
): { filters: ShownFilter[]; matching: Row[] } {
  const { query, setQuery } = usePage();
  const nameOf = (field: string) => `${id}.filter.${field}`;
  const known = useMemo(() => fields.map((field) => countValues(all, field)), [all, fields]);
  const asked = fields.map((field) => query(nameOf(field)));
  const chosen = asked.map((value, index): string => (value !== null && known[index]?.has(value) ? value : ''));
  const unknown = fields.filter((_, index) => asked[index] !== null && chosen[index] === '');
  useEffect(() => {
    for (const field of unknown) setQuery(nameOf(field), null);
  });
  // Memoized, because the search caches by list.
  const key = JSON.stringify(chosen);
  const matching = useMemo(() => rowsWith(all, fields, JSON.parse(key)), [all, fields, key]);
  const filters = fields.map((field, index) => {
    const label = columns.find((column) => column.field === field)?.label;
    const counts = countValues(rowsWith(all, fields, chosen.with(index, '')), field);
    return {
      field,
      label: label && plainText(label),
      values: new Map([...(known[index] ?? [])].map(([value]) => [value, counts.get(value) ?? 0])),
      chosen: chosen[index] ?? '',
      onChoose: (value: string) => setQuery(nameOf(field), value || null, true),
    };
  });
  return { filters, matching };
}

/** Rows that match every selection; an empty string matches all. */
function rowsWith(rows: Row[], fields: string[], chosen: string[]): Row[] {
  if (!chosen.some(Boolean)) return rows;
  return rows.filter((row) =>
    fields.every((field, index) => !chosen[index] || fieldText(row, field) === chosen[index]),
  );
}

/** The values of a field with counts, in row order, without empty ones. */
function countValues(rows: Row[], field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = fieldText(row, field);
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

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
