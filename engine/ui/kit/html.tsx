import { useMemo } from 'react';
import type { SafeHtml } from '../../model/compiled.ts';
import './html.css';
import { innerHtml } from './inner-html.ts';
import './markdown.css';

export { isSafeHtml } from '../../model/field-text.ts';

/** Shows sanitized HTML with prose styles. */
export function Html({ html: { html }, className }: { html: SafeHtml; className?: string }) {
  const content = useMemo(() => innerHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it, see the policy of inner-html.ts
  return <div className={className ? `html-content ${className}` : 'html-content'} dangerouslySetInnerHTML={content} />;
}
