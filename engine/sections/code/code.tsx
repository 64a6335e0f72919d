import type { SectionProps } from '../../descriptor/compiled.ts';
import { CodeBlock } from '../../kit/code-block.tsx';
import type { CodeSection } from './descriptor.ts';

/** A script or configuration file to copy. */
export default function Code({ section }: SectionProps<CodeSection>) {
  return <CodeBlock code={section.lines.join('\n')} fileName={section.fileName} />;
}
