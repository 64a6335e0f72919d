import { useRef } from 'react';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from '../kit/icon.tsx';
import { markHydrated } from '../kit/mark-hydrated.ts';
import './header.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useIsOpen } from './use-is-open.ts';

const navigationId = 'site-navigation';

/** A link without JavaScript, and until hydration is complete. */
function asButton(link: HTMLElement | null): void {
  link?.setAttribute('role', 'button');
}

/** The header: skip link, logo, navigation, search, language and theme. */
export function Header({ page, site }: { page: CompiledPage; site: CompiledSite }) {
  const { route, language } = page;
  const { t } = useTranslation('shell');
  const navigation = useRef<HTMLElement>(null);
  const shown = useIsOpen(navigation, ':popover-open');
  const home = routeHref('/', language, site);
  return (
    <>
      {site.isPreview && <aside className="header__preview">{t('preview')}</aside>}
      <header className="header" ref={markHydrated}>
        <a className="header__skip" href="#main">
          {t('skip')}
        </a>
        <div className="header__bar">
          <a className="header__home" href={home} aria-current={route === '/' ? 'page' : undefined}>
            {/* The words come first on a slow line. */}
            <img className="header__logo" src={site.logo} alt="" width="32" height="32" fetchPriority="low" />
            <span className="header__name">{site.shortName}</span>
          </a>
          <Navigation id={navigationId} ref={navigation} entries={site.navigation} page={page} />
          <div className="header__tools">
            {site.search && (
              <a
                className="header__search"
                href={site.search.href}
                aria-label={t('search')}
                aria-keyshortcuts="/ Control+K"
                ref={asButton}
              >
                <Icon name="search" />
              </a>
            )}
            <LanguageSwitch page={page} />
            <ThemeSwitch />
            <button type="button" className="header__menu" popoverTarget={navigationId} aria-expanded={shown}>
              <Icon name={shown ? 'close' : 'menu'} />
              <span className="header__word">{t('menu')}</span>
            </button>
          </div>
        </div>
      </header>
    </>
  );
}
