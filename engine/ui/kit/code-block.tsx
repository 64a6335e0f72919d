import type { CompiledCode } from '../../model/compiled.ts';
import { useTexts } from '../i18n/words.tsx';
import './code-block.css';
import { CopyButton } from './copy-button.tsx';
import { OriginNote } from './origin-note.tsx';
import { useOrigin } from './use-origin.ts';

export interface CodeBlockProps {
  code: CompiledCode;
  /** A title above it, such as a file name. */
  fileName?: string;
  /** Default: `true`. */
  copy?: boolean;
  /** `output` is the output of a command. Default: `input`. */
  look?: 'input' | 'output';
}

/** Code in a fixed-width font; long lines scroll. Shows a note if the site's origin is unknown. */
export function CodeBlock({ code, fileName, copy = true, look = 'input' }: CodeBlockProps) {
  const { t } = useTexts('kit');
  const origin = useOrigin();
  const label = fileName ?? t(look === 'output' ? 'output' : 'command');
  const parts = [code].flat();
  const text = parts.map((part) => (typeof part === 'string' ? part : origin + part.href)).join('');
  return (
    <figure className={`code-block code-block--${look}`}>
      <figcaption className="code-block__head">
        <span className="code-block__name">{label}</span>
        {copy && <CopyButton text={text} />}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them */}
      <pre className="code-block__text" tabIndex={0} translate="no">
        <code>{text}</code>
      </pre>
      {parts.some((part) => typeof part === 'object') && <OriginNote origin={origin} className="code-block__note" />}
    </figure>
  );
}
