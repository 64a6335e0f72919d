import type { CompiledPage } from '../descriptor/compiled.ts';
import { usePage } from '../kit/page-context.tsx';
import { routeHref } from '../page-file.ts';

/** Leads to the same page in each other language; `early.ts` keeps query and anchor and remembers the choice. */
export function LanguageSwitch({ page: { route, language } }: { page: CompiledPage }) {
  const { site } = usePage();
  return site.languages
    .filter(({ code }) => code !== language)
    .map(({ code, tag, direction, short, invitation }) => (
      <a
        key={code}
        className="header__language"
        href={routeHref(route, code, site)}
        hrefLang={tag}
        lang={tag}
        dir={direction}
        data-language={code}
        aria-label={invitation}
      >
        {short}
      </a>
    ));
}
