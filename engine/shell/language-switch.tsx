import type { CompiledPage } from '../descriptor/compiled.ts';
import { usePage } from '../kit/page-context.tsx';
import { useWords } from '../language/words.ts';
import { routeHref } from '../page-file.ts';

/** Leads to the same page in the other language; `early.ts` keeps query and anchor and remembers the choice. */
export function LanguageSwitch({ page: { route, language } }: { page: CompiledPage }) {
  const words = useWords();
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
      aria-label={words('language.switch')}
    >
      {toEnglish ? 'EN' : '中文'}
    </a>
  );
}
