import type { SectionProps } from '../../model/compiled.ts';
import { DateText } from '../../ui/kit/date-text.tsx';
import { Html, isSafeHtml } from '../../ui/kit/html.tsx';
import { Icon } from '../../ui/kit/icon.tsx';
import { Inline } from '../../ui/kit/inline.tsx';
import { Link } from '../../ui/kit/link.tsx';
import './article.css';
import { fillFields } from '../../model/fill-address.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Neighbors } from '../../ui/kit/neighbors.tsx';
import type { ArticleAnswer, ArticleSection } from './descriptor.ts';

/** A text in Markdown, or the date and body of a record, whose title the page shows. Ignores fields of the wrong type. */
export default function Article({ section, data = {} }: SectionProps<ArticleSection, ArticleAnswer | undefined>) {
  const { contentField = 'content', timeField, back } = section;
  const time = timeField && data[timeField];
  const content = section.content ?? data[contentField];
  return (
    <div className="article">
      {typeof time === 'string' && time !== '' && (
        <p className="article__time">
          <DateText value={time} />
        </p>
      )}
      {isSafeHtml(content) && <Html html={content} className="article__content" />}
      <RecordNeighbors section={section} data={data} />
      {back && (
        <p className="article__back">
          <Link to={back.to} data-back>
            <Icon name="arrow-left" />
            <Inline text={back.label} />
          </Link>
        </p>
      )}
    </div>
  );
}

function RecordNeighbors({ section, data = {} }: SectionProps<ArticleSection, ArticleAnswer | undefined>) {
  const { adjacent, titleField = 'title' } = section;
  const { t } = useTexts('article');
  if (!adjacent) return null;
  const { to } = adjacent;
  const all = (['previous', 'next'] as const).flatMap((way) => {
    const record = data[way] as Record<string, unknown> | undefined;
    const there = record && { ...to, href: fillFields(to.href, record) };
    return there ? [{ way, word: t(way), title: String(record[titleField] ?? ''), to: there }] : [];
  });
  return <Neighbors label={t('neighbors')} all={all} />;
}
