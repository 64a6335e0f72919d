import { useTranslation } from '../language/words.tsx';
import './code-block.css';
import { CopyButton } from './copy-button.tsx';

/** What a code block takes. */
export interface CodeBlockProps {
  /** The text as it stands, line breaks and all. */
  code: string;
  /** Lines before it that only a browser with script can complete; without, they do not show. Default: none. */
  fetching?: string[];
  /** A title above it: a file's name, or what it is. */
  fileName?: string;
  /** Whether a button copies it. Default: `true`. */
  copy?: boolean;
  /** `output` sets what a command prints apart from what is typed. Default: `input`. */
  look?: 'input' | 'output';
}

/** A command, a file or what a command prints, in a fixed-width font; long lines scroll inside it. */
export function CodeBlock({ code, fetching = [], fileName, copy = true, look = 'input' }: CodeBlockProps) {
  const { t } = useTranslation('kit');
  const label = fileName ?? t(look === 'output' ? 'output' : 'command');
  const before = fetching.map((line) => `${line}\n`).join('');
  return (
    <figure className={`code-block code-block--${look}`}>
      <figcaption className="code-block__head">
        <span className="code-block__name">{label}</span>
        {copy && <CopyButton text={before + code} />}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them */}
      <pre className="code-block__text" tabIndex={0} translate="no">
        <code>
          {before && <span className="code-block__fetching">{before}</span>}
          {code}
        </code>
      </pre>
    </figure>
  );
}
