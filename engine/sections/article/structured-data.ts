import type { StructuredDataBuilder } from '../../model/structured-data.ts';
import { calendarDay } from '../../ui/kit/calendar-day.ts';
import type { ArticleSection } from './descriptor.ts';

/** A record with a date is news, otherwise an article. */
const describe: StructuredDataBuilder<ArticleSection, Record<string, unknown> | undefined> = (
  { section, data },
  about,
) => {
  const { page, language, address, publisher } = about;
  if (!data) return [];
  const day = section.timeField && calendarDay(String(data[section.timeField] ?? ''));
  return [
    {
      '@type': day ? 'NewsArticle' : 'Article',
      headline: page.title,
      description: page.description,
      datePublished: day,
      inLanguage: language,
      mainEntityOfPage: address,
      publisher,
    },
  ];
};

export default describe;
