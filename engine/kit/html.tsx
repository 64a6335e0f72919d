import { useMemo } from 'react';
import type { SafeHtml } from '../descriptor/compiled.ts';
import './html.css';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/**
 * The one door through which HTML enters the page. What comes here was sanitised where it entered the program (when
 * the site was built, or when the API answered), so the policy hands it on; the CSP lets no other code make one.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pagewright', {
  createHTML: (html) => html,
});

/** HTML in the form in which React and the browser let it into the page. */
function inner(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html };
}

/** No HTML at all, for an element whose content React must leave alone. */
export const nothingInside: { __html: string } = inner('');

/** Whether a value of a row is HTML that the sanitiser made. */
export function isSafeHtml(value: unknown): value is SafeHtml {
  return typeof value === 'object' && value !== null && 'html' in value;
}

/** Shows HTML that has been sanitised already, with the type and spacing of prose. */
export function Html({ html: { html }, className }: { html: SafeHtml; className?: string }) {
  const content = useMemo(() => inner(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it, see the policy above
  return <div className={className ? `html-content ${className}` : 'html-content'} dangerouslySetInnerHTML={content} />;
}
