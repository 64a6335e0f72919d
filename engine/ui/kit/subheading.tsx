import type { ReactNode } from 'react';
import type { Inline as InlineText } from '../../model/compiled.ts';
import { useStablePage } from './page-context.tsx';

interface SubheadingProps {
  under: InlineText | undefined;
  /** Whether a subheading of the section is above it. Default: `false`. */
  isNested?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading one level below the section's heading, or on its level without one; nested, one level lower. */
export function Subheading({ under, isNested = false, id, className, children }: SubheadingProps) {
  const { level } = useStablePage();
  const Heading = `h${Math.min(level + Number(Boolean(under)) + Number(isNested), 6)}` as 'h3';
  return (
    <Heading id={id} className={className}>
      {children}
    </Heading>
  );
}
