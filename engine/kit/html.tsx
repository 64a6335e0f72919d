import { useMemo } from 'react';
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

/** HTML that has been sanitised already, in the form in which the browser lets it into the page. */
export function trusted(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Shows HTML that has been sanitised already, with the type and spacing of prose. */
export function Html({ html, className }: { html: string; className?: string }) {
  const inner = useMemo(() => ({ __html: trusted(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it, see the policy above
  return <div className={className ? `html-content ${className}` : 'html-content'} dangerouslySetInnerHTML={inner} />;
}
