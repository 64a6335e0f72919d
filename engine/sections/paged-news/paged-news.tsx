import type { SectionProps } from '../../model/compiled.ts';
import { fillAddress, fillFields } from '../../model/fill-address.ts';
import { withPictureFacts } from '../../model/picture-variants.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { pictureAddress } from '../../ui/kit/address.ts';
import { DateText } from '../../ui/kit/date-text.tsx';
import { dayWords } from '../../ui/kit/day-words.ts';
import { Icon } from '../../ui/kit/icon.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { withNeededFields } from '../../ui/kit/needed-fields.ts';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import { Pager } from '../../ui/kit/pager.tsx';
import { Picture } from '../../ui/kit/picture.tsx';
import type { Row } from '../../ui/kit/search-rows.ts';
import { TruncatedText } from '../../ui/kit/truncated-text.tsx';
import type { PagedNewsAnswer, PagedNewsItem, PagedNewsSection } from './descriptor.ts';
import '../../ui/kit/card.css';
import '../../ui/kit/stretched-link.css';
import './paged-news.css';

/** A page of the news. Each has its own address. */
export default function PagedNews({ section, data }: SectionProps<PagedNewsSection, PagedNewsAnswer>) {
  const { t } = useTexts('paged-news');
  return (
    <div className="paged-news">
      <ul className="paged-news__list">
        {(data.data as object[] as Row[]).map((row) => (
          <NewsCard key={String(row[section.fields?.id ?? 'id'])} section={section} row={row} />
        ))}
      </ul>
      <Pager
        page={Number(section.data.params.page) || 1}
        pages={data.last_page}
        href={(page) => fillAddress(section.list.to.href, 'page', page)}
        label={t('label')}
      />
    </div>
  );
}

/** A clickable news card; without a picture, it shows a large date. */
function NewsCard({ section, row }: { section: SectionProps<PagedNewsSection>['section']; row: Row }) {
  const { t } = useTexts('paged-news');
  const { site, level } = useStablePage();
  const { titleLength = 32, summaryLength = 110, imageBase, pictureFit = 'cover' } = section;
  const item = withNeededFields<PagedNewsItem>(row, section.fields);
  const to = { ...section.item.to, href: fillFields(section.item.to.href, { id: item.id, ...row }) };
  const large = dayWords(item.time, site);
  const image = pictureAddress(item.picture, site, imageBase);
  const Title = `h${section.heading ? level + 1 : level}` as 'h2';
  return (
    <li className="card paged-news__item">
      <div className="paged-news__words">
        <p className="paged-news__time">
          <DateText value={item.time} />
        </p>
        <Title className="paged-news__title">
          <Link to={to} className="stretched-link">
            <TruncatedText text={item.title} length={titleLength} />
          </Link>
        </Title>
        <p className="paged-news__summary">
          <TruncatedText text={item.summary} length={summaryLength} />
        </p>
        {/* The title is the item's one link, and covers the whole card. */}
        <span className="paged-news__go" aria-hidden="true">
          {t('read')}
          <Icon name="arrow-right" />
        </span>
      </div>
      {image ? (
        <div className={`paged-news__picture paged-news__picture--${pictureFit}`}>
          <Picture
            picture={withPictureFacts({ src: image, alt: '' }, section.data.pictures?.[image])}
            sizes="(min-width: 48rem) 18rem, calc(100vw - 2rem)"
          />
        </div>
      ) : (
        <p className="paged-news__day" aria-hidden="true" suppressHydrationWarning>
          <span suppressHydrationWarning>{large.day}</span> {large.year}
        </p>
      )}
    </li>
  );
}
