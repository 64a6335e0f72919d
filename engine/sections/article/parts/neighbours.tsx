import type { CompiledTarget } from '../../../descriptor/compiled.ts';
import { fillFields } from '../../../kit/fill-address.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Link } from '../../../kit/link.tsx';
import { useTranslation } from '../../../language/words.tsx';
import './neighbours.css';

/** Links to the records before and after one, by their names; nothing for one that stands alone. */
export function Neighbours({
  data,
  to,
  titleField,
}: {
  data: Record<string, unknown>;
  /** The address of a record, with fields in braces. */
  to: CompiledTarget;
  titleField: string;
}) {
  const { t } = useTranslation('article');
  const found = ways.flatMap((way) => {
    const record = data[way] as Record<string, unknown> | undefined;
    return record ? [{ way, href: fillFields(to.href, record), title: String(record[titleField] ?? '') }] : [];
  });
  if (found.length === 0) return null;
  return (
    <nav className="article__neighbours" aria-label={t('neighbours')}>
      {found.map(({ way, href, title }) => (
        <Link key={way} to={{ ...to, href }} rel={way === 'previous' ? 'prev' : 'next'} className={`article__${way}`}>
          <span className="article__way">
            <Icon name={way === 'previous' ? 'arrow-left' : 'arrow-right'} />
            {t(way)}
          </span>{' '}
          {title}
        </Link>
      ))}
    </nav>
  );
}

const ways = ['previous', 'next'] as const;
