import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from './icon.tsx';
import './pager.css';

/** What a pager takes. */
export interface PagerProps {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** The address of a page, for links that work without script. */
  href: (page: number) => string;
  /** Turns to a page in place, without following the link. Default: the link is followed. */
  onChoose?: (page: number) => void;
  /** What is paged, for assistive technology: "News". */
  label: string;
}

/** Links to the pages of a list: previous, numbers and next. Previous and next stay where they are at the ends. */
export function Pager({ page, pages, href, onChoose, label }: PagerProps) {
  const { t } = useTranslation('kit');
  function link(target: number, className: string, children: ReactNode) {
    const end = target < 1 || target > pages;
    if (end) {
      return (
        // biome-ignore lint/a11y/useValidAnchor: at the ends it stays a link, switched off, so that nothing moves
        <a role="link" aria-disabled="true" className={className}>
          {children}
        </a>
      );
    }
    return (
      <a
        href={href(target)}
        className={className}
        aria-current={target === page ? 'page' : undefined}
        onClick={(event) => {
          if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(target);
        }}
      >
        {children}
      </a>
    );
  }
  const previous = (
    <>
      <Icon name="chevron-left" />
      {t('previous')}
    </>
  );
  const next = (
    <>
      {t('next')}
      <Icon name="chevron-right" />
    </>
  );
  return (
    <nav className="pager" aria-label={t('pages', { label })}>
      <ul className="pager__list">
        <li>{link(page - 1, 'pager__step', previous)}</li>
        {pageNumbers(page, pages).map((number, index) =>
          number === 'gap' ? (
            <li key={`gap-${index}`} className="pager__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>{link(number, 'pager__number', number)}</li>
          ),
        )}
        <li>{link(page + 1, 'pager__step', next)}</li>
      </ul>
    </nav>
  );
}

/** A page number of a pager, or a gap where numbers are left out. */
type PageNumber = number | 'gap';

/**
 * The numbers that a pager shows: the first, the last, the current one and its neighbours; a single number is never
 * replaced by a gap. Up to seven pages show whole.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const around = [page - 1, page, page + 1];
  if (page <= 4) around.push(2, 3, 4, 5);
  if (page >= pages - 3) around.push(pages - 4, pages - 3, pages - 2, pages - 1);
  const shown = [...new Set([1, ...around, pages])].filter((number) => number >= 1 && number <= pages);
  const all = pages <= 7 ? Array.from({ length: pages }, (_, index) => index + 1) : shown.sort((a, b) => a - b);
  return all.flatMap((number, index) => (index > 0 && number - (all[index - 1] ?? 0) > 1 ? ['gap', number] : [number]));
}
