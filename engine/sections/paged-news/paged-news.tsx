import type { SectionProps } from '../../model/compiled.ts';
import { fillAddress, fillFields } from '../../model/fill-address.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { withNeededFields } from '../../ui/kit/needed-fields.ts';
import { usePage } from '../../ui/kit/page-context.tsx';
import { Pager } from '../../ui/kit/pager.tsx';
import type { Row } from '../../ui/kit/search-rows.ts';
import type { PagedNewsAnswer, PagedNewsSection } from './descriptor.ts';
import { NewsCard, type ShownItem } from './parts/news-card.tsx';
import '../../ui/kit/card.css';
import '../../ui/kit/stretched-link.css';
import './paged-news.css';

/** A page of the news. Each has its own address. */
export default function PagedNews({ section, data }: SectionProps<PagedNewsSection, PagedNewsAnswer>) {
  const { t } = useTranslation('paged-news');
  const { level } = usePage();
  const { titleLength = 32, summaryLength = 110, imageBase, item, list } = section;
  return (
    <div className="paged-news">
      <ul className="paged-news__list">
        {(data.data as object[] as Row[]).map((row) => {
          const news = withNeededFields<ShownItem>(row, section.fields);
          return (
            <NewsCard
              key={news.id}
              item={news}
              to={{ ...item.to, href: fillFields(item.to.href, { id: news.id, ...row }) }}
              level={section.heading ? level + 1 : level}
              titleLength={titleLength}
              summaryLength={summaryLength}
              imageBase={imageBase}
              pictureFit={section.pictureFit ?? 'cover'}
            />
          );
        })}
      </ul>
      <Pager
        page={Number(section.data.params.page) || 1}
        pages={data.last_page}
        href={(page) => fillAddress(list.to.href, 'page', page)}
        label={t('label')}
      />
    </div>
  );
}
