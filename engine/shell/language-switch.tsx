import { usePage } from '../kit/page-context.tsx';
import { useWords } from '../language/words.ts';

/** Leads to the same page in the other language; `early.ts` keeps query and anchor and remembers the choice. */
export function LanguageSwitch({ route }: { route: string }) {
  const { language } = usePage();
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
