import { type HeaderProps, LanguageSwitch, routeHref, ThemeSwitch } from 'pagewright/parts';
import { Link, useTranslation } from 'pagewright/section';
import { useState } from 'react';
import './header.css';

/** A header in two lines, with a button that only works with script. */
export default function Header({ page, site }: HeaderProps) {
  const { t } = useTranslation('parts');
  const [isShown, setShown] = useState(false);
  return (
    <header className="bay">
      <a className="bay__skip" href="#main">
        {useTranslation('shell').t('skip')}
      </a>
      <div className="bay__line">
        <a className="bay__home" href={routeHref('/', page.language, site)}>
          <img src={site.logo} alt="" width="40" height="40" />
          {site.name}
        </a>
        <button type="button" className="bay__duty" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('duty')}
        </button>
        <LanguageSwitch page={page} />
        <ThemeSwitch />
      </div>
      {isShown && <p className="bay__answer">{t('onDuty')}</p>}
      <nav aria-label={t('navigation')}>
        <Entries entries={site.navigation} page={page} />
      </nav>
    </header>
  );
}

/** The entries of the navigation on all levels. */
function Entries({ entries, page }: Pick<HeaderProps, 'page'> & { entries: HeaderProps['site']['navigation'] }) {
  return (
    <ul className="bay__entries">
      {entries.map(({ label, to, children }) => (
        <li key={label}>
          {to ? (
            <Link to={to} aria-current={to.href.endsWith(page.route) ? 'page' : undefined}>
              {label}
            </Link>
          ) : (
            label
          )}
          {children && <Entries entries={children} page={page} />}
        </li>
      ))}
    </ul>
  );
}
