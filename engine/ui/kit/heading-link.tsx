import type { Inline as InlineText } from '../../model/compiled.ts';
import { Clauses } from './clauses.tsx';
import { usePage } from './page-context.tsx';

/**
 * A heading that links to itself; a script copies its address on click. Headings with markup may contain
 * links, and dialogs have no address, so both stay plain.
 */
export function HeadingLink({ to, text }: { to: string; text: InlineText }) {
  const words = <Clauses text={text} />;
  return usePage().apart || typeof text === 'object' ? words : <a href={`#${to}`}>{words}</a>;
}
