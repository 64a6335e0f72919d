import type { CompiledPage } from '../../model/compiled.ts';
import { useTranslation } from '../i18n/words.tsx';
import { Clauses } from '../kit/clauses.tsx';
import { Icon } from '../kit/icon.tsx';
import { Inline } from '../kit/inline.tsx';
import { Picture } from '../kit/picture.tsx';
import './page-header.css';

/**
 * The head of a page: where it stands, its title, lead and picture. The title takes the focus after a change of page. A
 * page that hides its title keeps it for screen readers.
 */
export function PageHeader({ page, title }: { page: CompiledPage; title: string }) {
  const { showTitle, lead, picture, breadcrumb } = page;
  const heading = (
    // A title that comes with the data is a new element: a browser that translates has put its own in the place of the old text.
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
        {picture && <Picture className="page-header__picture" picture={picture} priority />}
      </div>
    </div>
  );
}

function Breadcrumb({ page, title }: { page: CompiledPage; title: string }) {
  const { t } = useTranslation('shell');
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
