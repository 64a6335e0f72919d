import type { ReactNode } from 'react';
import type { Inline as InlineText } from '../../model/compiled.ts';
import { useStablePage } from './page-context.tsx';

interface SubheadingProps {
  under: InlineText | undefined;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading one level below the section's heading, or on its level without one. */
export function Subheading({ under, id, className, children }: SubheadingProps) {
  const { level } = useStablePage();
  const Heading = `h${Math.min(under ? level + 1 : level, 6)}` as 'h3';
  return (
    <Heading id={id} className={className}>
      {children}
    </Heading>
  );
}
