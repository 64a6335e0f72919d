import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { CompiledTarget } from '../../model/compiled.ts';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from './icon.tsx';
import './link.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What a link takes: a target, and anything an `<a>` takes except its address. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Set for a link that leads back to where the visitor was in the list at the address, if they were there. */
  'data-back'?: true;
  /** Where it leads. */
  to: CompiledTarget;
  /** Whether a link to another site or a new tab shows an arrow. Screen readers hear it either way. Default: `true`. */
  mark?: boolean;
  children: ReactNode;
}

/** A link. One that opens a new tab says so, and gives the page it opens no handle on this one. */
export function Link({ to, mark = true, children, ...anchor }: LinkProps) {
  const newTab = to.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...anchor} href={to.href} {...newTab}>
      {children}
      {mark && (to.external || to.newTab) && (
        // The word joiner keeps the arrow on the line of the last character.
        <span className="link__mark" aria-hidden="true">
          {'\u2060'}
          <Icon name="external" />
        </span>
      )}
      {to.newTab && <NewTabNote />}
    </a>
  );
}

function NewTabNote() {
  const { t } = useTranslation('kit');
  return <VisuallyHidden> {t('newTab')}</VisuallyHidden>;
}
