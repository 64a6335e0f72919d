import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from './icon.tsx';
import { pageNumbers } from './page-numbers.ts';
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
