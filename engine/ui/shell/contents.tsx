import type { CompiledPage } from '../../model/compiled.ts';
import { useTexts } from '../i18n/words.tsx';
import { Inline } from '../kit/inline.tsx';
import './contents.css';

/** The table of contents: collapsed on narrow screens, at the side on wide ones. */
export function Contents({ sections, tableOfContents: texts }: Pick<CompiledPage, 'sections' | 'tableOfContents'>) {
  const { t } = useTexts('shell');
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <details>
        <summary className="contents__title" id="contents-title">
          {t('contents')}
        </summary>
        <ol className="contents__list">
          {sections
            .flatMap((section) => [section, ...(texts?.[section.id] ?? [])])
            .map(
              ({ id, heading }) =>
                heading && (
                  <li key={id}>
                    <a className="contents__link" href={`#${id}`}>
                      <Inline text={heading} />
                    </a>
                  </li>
                ),
            )}
        </ol>
      </details>
    </nav>
  );
}
