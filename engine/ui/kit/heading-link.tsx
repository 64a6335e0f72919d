import type { Inline as InlineText } from '../../model/compiled.ts';
import { Clauses } from './clauses.tsx';
import { useStablePage } from './page-context.tsx';

/** A heading that links to itself. Headings with markup or in dialogs stay plain. */
export function HeadingLink({ to, text }: { to: string; text: InlineText }) {
  const words = <Clauses text={text} />;
  return useStablePage().apart || typeof text === 'object' ? words : <a href={`#${to}`}>{words}</a>;
}
