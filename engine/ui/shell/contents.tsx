import type { CompiledSection } from '../../model/compiled.ts';
import { useTranslation } from '../i18n/words.tsx';
import { Inline } from '../kit/inline.tsx';
import './contents.css';

/** The table of contents: collapsed on narrow screens, at the side on wide ones. Hidden for fewer than two headings. */
export function Contents({ sections }: { sections: CompiledSection[] }) {
  const { t } = useTranslation('shell');
  const headed = sections.filter(({ heading }) => heading);
  if (headed.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <details>
        <summary className="contents__title" id="contents-title">
          {t('contents')}
        </summary>
        <ol className="contents__list">
          {headed.map(({ id, heading }) => (
            <li key={id}>
              <a className="contents__link" href={`#${id}`}>
                <Inline text={heading ?? ''} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
