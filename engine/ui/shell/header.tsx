import { useRef, useSyncExternalStore } from 'react';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { useTexts } from '../i18n/words.tsx';
import { Icon } from '../kit/icon.tsx';
import { markHydrated } from '../kit/mark-hydrated.ts';
import './header.css';
import './language-list.css';
import './preview-note.css';
import { useStablePage } from '../kit/page-context.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { Navigation } from './navigation.tsx';
import type { HeaderProps } from './part-props.ts';
import { useRefit, watchSizes } from './refit-navigation.ts';
import { useIsOpen } from './use-is-open.ts';

const navigationId = 'site-navigation';

/** A link without JavaScript, and until hydration is complete. */
function asButton(link: HTMLElement | null): void {
  link?.setAttribute('role', 'button');
}

/** The header: skip link, logo, navigation, search, language and theme. */
export function Header({ page, site }: HeaderProps) {
  const { route, language } = page;
  const { t } = useTexts('shell');
  const navigation = useRef<HTMLElement>(null);
  const shown = useIsOpen(navigation, ':popover-open');
  useRefit(site.navigation);
  const home = routeHref('/', language, site);
  return (
    <>
      {site.isPreview && <aside className="header__preview">{t('preview')}</aside>}
      <header className="header" ref={markHydrated}>
        <a className="header__skip" href="#main">
          {t('skip')}
        </a>
        <div className="header__bar" ref={watchSizes}>
          <a className="header__home" href={home} aria-current={route === '/' ? 'page' : undefined}>
            {/* The words come first on a slow line. */}
            <img className="header__logo" src={site.logo} alt="" width="32" height="32" fetchPriority="low" />
            <span className="header__name">{site.shortName}</span>
          </a>
          <Navigation id={navigationId} ref={navigation} entries={site.navigation} page={page} />
          <div className="header__tools">
            <SearchLink site={site} />
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

/** The link to the search page, which opens the search dialog. Nothing on sites without search. */
export function SearchLink({ site: { search } }: { site: CompiledSite }) {
  const { t } = useTexts('shell');
  return (
    search && (
      <a
        className="header__search"
        href={search.href}
        aria-label={t('search')}
        aria-keyshortcuts="/ Control+K"
        ref={asButton}
      >
        <Icon name="search" />
      </a>
    )
  );
}

const listId = 'site-languages';

/** Links to the page in the other languages: one link, or a menu for several, also without JavaScript. */
export function LanguageSwitch({ page: { route, language, only } }: { page: CompiledPage }) {
  const { site } = useStablePage();
  const { t } = useTexts('shell');
  const others = site.languages.filter(({ code }) => code !== language);
  const links = others.map(({ code, tag, direction, shortName, switchLabel }) => (
    <a
      key={code}
      className="header__language"
      href={routeHref(only && !only.languages.includes(code) ? only.instead : route, code, site)}
      hrefLang={tag}
      lang={tag}
      dir={direction}
      data-language={code}
      aria-label={switchLabel}
    >
      {shortName}
    </a>
  ));
  if (links.length < 2) return links;
  return (
    <>
      <button type="button" popoverTarget={listId}>
        <Icon name="globe" />
        <VisuallyHidden>{t('languages')}</VisuallyHidden>
      </button>
      {/* Another language has another list, which is closed. */}
      <div key={language} id={listId} className="header__languages" popover="auto">
        {links}
      </div>
    </>
  );
}

/** The storage key of the choice, which `early.ts` reads before the first paint. */
const storageKey = 'user-theme';

const darkSystem = '(prefers-color-scheme: dark)';

/** Switches between light and dark. Default: the system's setting. */
export function ThemeSwitch() {
  const { t } = useTexts('shell');
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return (
    <button
      type="button"
      className="header__theme"
      aria-label={t('darkTheme')}
      aria-pressed={dark}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : window.matchMedia(darkSystem).matches;
}

function choose(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
}

/** Notifies of a choice (an attribute change) and of changes of the system's setting. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia(darkSystem);
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
