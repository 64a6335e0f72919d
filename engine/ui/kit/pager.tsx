import type { ReactNode } from 'react';
import { useTexts } from '../i18n/words.tsx';
import { Icon } from './icon.tsx';
import './pager.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page, for links without JavaScript. */
  href: (page: number) => string;
  /** Changes the page in place. Default: links are followed. */
  onChoose?: (page: number) => void;
  /** The accessible name of the list: "News". */
  label: string;
}

/** Pagination links. Previous and next stay visible at the ends. */
export function Pager({ page, pages, href, onChoose, label }: PagerProps) {
  const { t } = useTexts('kit');
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

type PageNumber = number | 'gap';

/** The visible page numbers: first, last, current and neighbors; up to seven pages show all. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const around = [page - 1, page, page + 1];
  if (page <= 4) around.push(2, 3, 4, 5);
  if (page >= pages - 3) around.push(pages - 4, pages - 3, pages - 2, pages - 1);
  const shown = [...new Set([1, ...around, pages])].filter((number) => number >= 1 && number <= pages);
  const all = pages <= 7 ? Array.from({ length: pages }, (_, index) => index + 1) : shown.sort((a, b) => a - b);
  return all.flatMap((number, index) => (index > 0 && number - (all[index - 1] ?? 0) > 1 ? ['gap', number] : [number]));
}
