import type { CompiledCode } from '../descriptor/compiled.ts';
import { useTranslation } from '../language/words.tsx';
import './code-block.css';
import { CopyButton } from './copy-button.tsx';
import { usePage } from './page-context.tsx';
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
 * A command, a file or what a command prints, in a fixed-width font; long lines scroll inside it. Where only a browser's script could
 * tell this site's own address, a page without script says that it is missing.
 */
export function CodeBlock({ code, fileName, copy = true, look = 'input' }: CodeBlockProps) {
  const { t } = useTranslation('kit');
  const { site } = usePage();
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
      {!site.origin && parts.some((part) => typeof part === 'object') && (
        <p className="code-block__note">{t('siteMissing')}</p>
      )}
    </figure>
  );
}
