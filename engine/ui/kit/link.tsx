import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { CompiledTarget } from '../../model/compiled.ts';
import { useTexts } from '../i18n/words.tsx';
import './link.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Set for a link to a list, to restore the visitor's position there. */
  'data-back'?: true;
  /** Without a target, only the children render. */
  to: CompiledTarget | undefined;
  /** Whether external links and new tabs show an arrow. Default: `true`. */
  mark?: boolean;
  children: ReactNode;
}

/** A link. New tabs get no reference to this page. */
export function Link({ to, mark = true, children, ...anchor }: LinkProps) {
  if (!to) return children;
  const newTab = to.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...anchor} href={to.href} {...newTab} data-marked={(mark && (to.external || to.newTab)) || undefined}>
      {children}
      {to.newTab && <NewTabNote />}
    </a>
  );
}

function NewTabNote() {
  const { t } = useTexts('kit');
  return <VisuallyHidden> {t('newTab')}</VisuallyHidden>;
}
