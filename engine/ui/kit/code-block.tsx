import type { CompiledCode } from '../../model/compiled.ts';
import { useTranslation } from '../i18n/words.tsx';
import './code-block.css';
import { CopyButton } from './copy-button.tsx';
import { OriginNote } from './origin-note.tsx';
import { useOrigin } from './use-origin.ts';

/** What a code block takes. */
export interface CodeBlockProps {
  /** The text as it stands, line breaks and all. */
  code: CompiledCode;
  /** A title above it: a file's name, or what it is. */
  fileName?: string;
  /** Whether a button copies it. Default: `true`. */
  copy?: boolean;
  /** `output` sets what a command prints apart from what is typed. Default: `input`. */
  look?: 'input' | 'output';
}

/**
 * A command, a file or what a command prints, in a fixed-width font; long lines scroll inside it. A page that neither a script nor the
 * server has told the site's address says that it is missing.
 */
export function CodeBlock({ code, fileName, copy = true, look = 'input' }: CodeBlockProps) {
  const { t } = useTranslation('kit');
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
