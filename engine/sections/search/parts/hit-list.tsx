import type { MouseEvent } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import { excerptOf, type MarkedRun, markedIn } from '../excerpt.ts';
import type { Kinds } from '../kinds.ts';
import type { Found } from '../use-findings.ts';
import { KindName } from './kind-name.tsx';

/** What was found, as links to where it stands; what was sought is marked in its sentence. */
export function HitList({ found, kinds }: { found: Found; kinds: Kinds }) {
  const { t } = useTranslation('search');
  const { site, language } = usePage();
  const { entries, marks } = found;
  if (entries.length === 0) return null;
  const { tag } = site.languages.find(({ code }) => code === found.language) ?? {};
  return (
    <ol
      className="search__hits"
      data-search-hits
      aria-label={t('hits')}
      lang={found.language === language ? undefined : tag}
    >
      {entries.map(({ kind, title, href, text, within, lang }) => (
        <li className="search__item" key={`${kind} ${href} ${title} ${text}`}>
          <a className="search__hit" href={href} onClick={closeDialog}>
            <span className="search__title" lang={within ? lang : undefined}>
              <Marked runs={markedIn(title, marks)} />
            </span>
            {text && (
              <span className="search__text" lang={lang}>
                <Marked runs={excerptOf(text, marks)} />
              </span>
            )}
            <span className="search__place">
              <span className="search__kind">
                <KindName kind={kinds.kindOf(kind)} kinds={kinds} count={1} />
              </span>
              {within}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Marked({ runs }: { runs: MarkedRun[] }) {
  return runs.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** Who goes on leaves the dialog first: it would take the focus back from the page that they come to. */
function closeDialog(event: MouseEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.currentTarget.closest('dialog')?.close();
}
