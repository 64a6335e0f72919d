import type { MouseEvent } from 'react';
import type { Simplify } from '../../../search/simplify.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { useStablePage } from '../../../ui/kit/page-context.tsx';
import { KindName, type Kinds } from '../kinds.tsx';
import type { Found } from '../use-findings.ts';

/** A part of a text, and whether it matches. */
interface MarkedRun {
  text: string;
  marked: boolean;
}

const maxLength = 110;

/** The sentence with the most matches, marked; of a long one the part around the first match. */
export function excerptOf(text: string, sought: string[], simplify: Simplify): MarkedRun[] {
  const form = formOf(sought);
  const sentences = text.split(/ · |(?<=[。！？；])|(?<=[.!?])\s+/u);
  const held = (sentence: string) =>
    new Set((form ? simplify(sentence).match(form) : null)?.map((one) => one.toLowerCase())).size;
  const best = sentences.reduce((best, one) => (held(one) > held(best) ? one : best), sentences[0] ?? '');
  return markedIn(cut(best, form ? Math.max(0, simplify(best).search(form)) : 0), sought, simplify);
}

export function markedIn(text: string, sought: string[], simplify: Simplify): MarkedRun[] {
  const form = formOf(sought);
  if (!form) return [{ text, marked: false }];
  // `split` with a group returns matches at odd indexes.
  const pieces = simplify(text).split(new RegExp(`(${form.source})`, 'giu'));
  let end = 0;
  return pieces.flatMap((piece, index) => {
    const start = end;
    end += piece.length;
    return piece === '' ? [] : { text: text.slice(start, end), marked: index % 2 === 1 };
  });
}

function formOf(sought: string[]): RegExp | undefined {
  const words = [...new Set(sought)].sort((a, b) => b.length - a.length).map(patternOf);
  return words.length > 0 ? new RegExp(words.join('|'), 'giu') : undefined;
}

/** Words match at their beginning, Chinese characters anywhere. */
function patternOf(word: string): string {
  return /\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}`;
}

function cut(text: string, at: number): string {
  if (text.length <= maxLength) return text;
  const start = Math.max(0, Math.min(at - maxLength / 3, text.length - maxLength));
  return `${start > 0 ? '…' : ''}${text.slice(start, start + maxLength)}${start + maxLength < text.length ? '…' : ''}`;
}

/** Hits as links with marked excerpts. */
export function HitList({ found, kinds }: { found: Found; kinds: Kinds }) {
  const { t } = useTexts('search');
  const { site, language } = useStablePage();
  const { entries, marks, simplify } = found;
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
              <Marked runs={markedIn(title, marks, simplify)} />
            </span>
            {text && (
              <span className="search__text" lang={lang}>
                <Marked runs={excerptOf(text, marks, simplify)} />
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

/** Closes the dialog first, because it would take the focus back. */
function closeDialog(event: MouseEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.currentTarget.closest('dialog')?.close();
}
