import type { Inline as InlineText } from '../../model/compiled.ts';
import { Clauses } from './clauses.tsx';
import { usePage } from './page-context.tsx';

/**
 * The words of a heading, as a link to what it heads: the script that comes last copies its address at a click. Words with markup stay as
 * they are, for there may be a link among them, and so do those apart: what a dialog shows has no address that opens it.
 */
export function HeadingLink({ to, text }: { to: string; text: InlineText }) {
  const words = <Clauses text={text} />;
  return usePage().apart || typeof text === 'object' ? words : <a href={`#${to}`}>{words}</a>;
}
