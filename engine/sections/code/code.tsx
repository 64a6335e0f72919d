import type { SectionProps } from '../../model/compiled.ts';
import { CodeBlock } from '../../ui/kit/code-block.tsx';
import type { CodeSection } from './descriptor.ts';

export default function Code({ section }: SectionProps<CodeSection>) {
  const code = section.lines.flatMap((line) => ['\n', line].flat()).slice(1);
  return <CodeBlock code={code} fileName={section.fileName} />;
}
