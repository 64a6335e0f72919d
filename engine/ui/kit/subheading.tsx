import type { ReactNode } from 'react';
import type { Inline as InlineText } from '../../model/compiled.ts';
import { usePage } from './page-context.tsx';

/** A heading inside a section: one level below the section's own heading, or on its level where it has none. */
export function Subheading({
  under,
  id,
  className,
  children,
}: {
  /** The section's heading, if it has one. */
  under: InlineText | undefined;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const { level } = usePage();
  const Heading = `h${Math.min(under ? level + 1 : level, 6)}` as 'h3';
  return (
    <Heading id={id} className={className}>
      {children}
    </Heading>
  );
}
