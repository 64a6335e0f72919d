import type { CompiledPage } from '../descriptor/compiled.ts';
import { useWords } from '../language/words.ts';

/** Leads to the same page in the other language; `early.ts` keeps query and anchor and remembers the choice. */
export function LanguageSwitch({ page: { route, language } }: { page: CompiledPage }) {
  const words = useWords();
  const toEnglish = language === 'zh';
  const lang = toEnglish ? 'en' : 'zh-CN';
  return (
    <a
      className="header__language"
      href={toEnglish ? `/en${route === '/' ? '' : route}` : route}
      hrefLang={lang}
      lang={lang}
      data-language={toEnglish ? 'en' : 'zh'}
      aria-label={words('language.switch')}
    >
      {toEnglish ? 'EN' : '中文'}
    </a>
  );
}
