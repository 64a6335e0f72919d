import type { CompiledPage } from '../../model/compiled.ts';
import { useTexts } from '../i18n/words.tsx';
import { Clauses } from '../kit/clauses.tsx';
import { Icon } from '../kit/icon.tsx';
import { Inline } from '../kit/inline.tsx';
import './page-header.css';
import './page-pattern.css';
import './page-lead.css';
import type { PageHeaderProps } from './part-props.ts';

/** The page header: breadcrumb, title, lead and picture. The title gets the focus after navigation. */
export function PageHeader({ page, title }: PageHeaderProps) {
  const { showTitle, lead, picture, breadcrumb } = page;
  const heading = (
    // A new key, because browser translation replaces the text node of the old title.
    <h1 key={title} className={showTitle ? 'page-header__title' : 'visually-hidden'} tabIndex={-1}>
      <Clauses text={title} />
    </h1>
  );
  if (!showTitle) return heading;
  return (
    <div className={picture ? 'page-header page-header--with-picture' : 'page-header'}>
      <div className="page-header__inner">
        <div className="page-header__words">
          {breadcrumb.length > 0 && <Breadcrumb page={page} title={title} />}
          {heading}
          {lead && (
            <p className="page-header__lead">
              <Inline text={lead} />
            </p>
          )}
        </div>
        {picture && (
          <img className="page-header__picture" decoding="async" fetchPriority="high" {...picture} alt={picture.alt} />
        )}
      </div>
    </div>
  );
}

function Breadcrumb({ page, title }: { page: CompiledPage; title: string }) {
  const { t } = useTexts('shell');
  return (
    <nav className="page-header__breadcrumb" aria-label={t('breadcrumb')}>
      <ol className="page-header__crumbs">
        {page.breadcrumb.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li key={title} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
