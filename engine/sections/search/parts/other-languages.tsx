import { useRef } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import { useOtherLanguages } from '../use-findings.ts';

/** How much other languages have of a text. It is looked for where the end of the hits comes into view: few go there while the first ones show. */
export function OtherLanguages({
  text,
  languages,
  onLanguage,
}: {
  text: string;
  languages: string[];
  onLanguage: (language: string) => void;
}) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const end = useRef<HTMLDivElement>(null);
  const counts = useOtherLanguages(end, text, languages);
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <div ref={end} className="search__others">
      {[...counts]
        .filter(([, count]) => count > 0)
        .map(([code, count]) => (
          <button key={code} type="button" className="search__other" onClick={() => onLanguage(code)}>
            <Icon name="globe" />
            {t('other', { count, language: nameOf.of(code) ?? code })}
          </button>
        ))}
    </div>
  );
}
