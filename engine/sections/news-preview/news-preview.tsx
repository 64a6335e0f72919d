import type { SectionProps } from '../../model/compiled.ts';
import { fillFields } from '../../model/fill-address.ts';
import type { NewsItem } from '../../model/news.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { ButtonLink } from '../../ui/kit/button.tsx';
import { dayWords } from '../../ui/kit/day-words.ts';
import { Icon } from '../../ui/kit/icon.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { withNeededFields } from '../../ui/kit/needed-fields.ts';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import type { Row } from '../../ui/kit/search-rows.ts';
import { TruncatedText } from '../../ui/kit/truncated-text.tsx';
import type { NewsPreviewAnswer, NewsPreviewSection } from './descriptor.ts';
import '../../ui/kit/card.css';
import '../../ui/kit/stretched-link.css';
import './news-preview.css';

/** The latest news with large dates, and a link to all. */
export default function NewsPreview({ section, data }: SectionProps<NewsPreviewSection, NewsPreviewAnswer>) {
  const { t } = useTexts('news-preview');
  const { level } = useStablePage();
  const { limit = 2, titleLength = 32, summaryLength = 60 } = section;
  const items = (data.data as object[] as Row[])
    .slice(0, limit)
    .map((row) => ({ row, item: withNeededFields<NewsItem>(row, section.fields) }));
  const Title = `h${section.heading ? level + 1 : level}` as 'h3';
  return (
    <div className="news-preview">
      <ul className="news-preview__list">
        {items.map(({ row, item }) => (
          <li key={item.id} className="card news-preview__item">
            <LargeDay value={item.time} />
            <div className="news-preview__words">
              <Title className="news-preview__title">
                <Link
                  to={{ ...section.item.to, href: fillFields(section.item.to.href, { id: item.id, ...row }) }}
                  className="stretched-link"
                >
                  <TruncatedText text={item.title} length={titleLength} />
                </Link>
              </Title>
              <p className="news-preview__summary">
                <TruncatedText text={item.summary} length={summaryLength} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to={section.all.to} look="quiet" className="news-preview__all">
        {t('all')}
        <Icon name="arrow-right" />
      </ButtonLink>
    </div>
  );
}

function LargeDay({ value }: { value: string }) {
  const { date, day, year } = dayWords(value, useStablePage().site);
  return (
    <time className="news-preview__time" dateTime={date}>
      <span className="news-preview__day" suppressHydrationWarning>
        {day}
      </span>
      <span className="news-preview__year" suppressHydrationWarning>
        {year}
      </span>
    </time>
  );
}
