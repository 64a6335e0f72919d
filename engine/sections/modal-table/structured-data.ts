import type { StructuredDataBuilder } from '../../model/structured-data.ts';
import { calendarDay } from '../../ui/kit/calendar-day.ts';
import type { ModalTableSection } from './descriptor.ts';

/** The software with its downloads and the date of the newest. */
const describe: StructuredDataBuilder<ModalTableSection> = (
  { section: { rows } },
  { page, address, whole, publisher },
) => {
  const days = rows.flatMap(({ updateTime }) => calendarDay(updateTime) ?? []);
  if (rows.length === 0) return [];
  return [
    {
      '@type': 'SoftwareApplication',
      name: page.title,
      description: page.description,
      url: address,
      downloadUrl: rows.flatMap((row) => whole(row.package.to.href) ?? []),
      dateModified: days.sort().at(-1),
      publisher,
    },
  ];
};

export default describe;
