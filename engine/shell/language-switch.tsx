import type { CompiledPage } from '../descriptor/compiled.ts';
import { usePage } from '../kit/page-context.tsx';
import { useTranslation } from '../language/words.tsx';
import { routeHref } from '../page-file.ts';

/** Leads to the same page in the other language; `early.ts` keeps query and anchor and remembers the choice. */
export function LanguageSwitch({ page: { route, language } }: { page: CompiledPage }) {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  const toEnglish = language === 'zh';
  const lang = toEnglish ? 'en' : 'zh-CN';
  return (
    <a
      className="header__language"
      href={routeHref(route, toEnglish ? 'en' : 'zh', site.folders)}
      hrefLang={lang}
      lang={lang}
      data-language={toEnglish ? 'en' : 'zh'}
      aria-label={t('switchLanguage')}
    >
      {toEnglish ? 'EN' : '中文'}
    </a>
  );
}
