import type { CompiledTarget } from '../../../model/compiled.ts';
import type { LocalizedWords } from '../../../model/kinds.ts';
import type { PictureFit } from '../../../model/picture.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { dataPicture } from '../../../ui/kit/address.ts';
import { DateText } from '../../../ui/kit/date-text.tsx';
import { dayWords } from '../../../ui/kit/day-words.ts';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import { Picture } from '../../../ui/kit/picture.tsx';
import { TruncatedText } from '../../../ui/kit/truncated-text.tsx';
import type { PagedNewsItem } from '../descriptor.ts';

/** A prepared news item. */
export type ShownItem = { [Field in keyof PagedNewsItem]: Exclude<PagedNewsItem[Field], LocalizedWords> };

/** A clickable news card; without a picture, it shows a large date. */
export function NewsCard({
  item,
  to,
  level,
  titleLength,
  summaryLength,
  imageBase,
  pictureFit,
}: {
  item: ShownItem;
  to: CompiledTarget;
  level: number;
  titleLength: number;
  summaryLength: number;
  /** The base of the picture. */
  imageBase: string | undefined;
  pictureFit: PictureFit;
}) {
  const { t } = useTranslation('paged-news');
  const { site } = usePage();
  const large = dayWords(item.time, site);
  const image = dataPicture(item.picture, site, imageBase);
  const Title = `h${level}` as 'h2';
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
          <Picture picture={{ src: image, alt: '' }} />
        </div>
      ) : (
        <p className="paged-news__day" aria-hidden="true" suppressHydrationWarning>
          <span suppressHydrationWarning>{large.day}</span> {large.year}
        </p>
      )}
    </li>
  );
}
