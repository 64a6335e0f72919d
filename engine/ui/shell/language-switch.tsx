import type { CompiledPage } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from '../kit/icon.tsx';
import { usePage } from '../kit/page-context.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import './language-list.css';

const listId = 'site-languages';

/** Links to the page in the other languages: one link, or a menu for several, also without JavaScript. */
export function LanguageSwitch({ page: { route, language, only } }: { page: CompiledPage }) {
  const { site } = usePage();
  const { t } = useTranslation('shell');
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
