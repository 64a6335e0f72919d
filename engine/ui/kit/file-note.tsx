import { type ReactNode, useState } from 'react';
import type { CompiledFile, CompiledTarget } from '../../model/compiled.ts';
import { useTexts } from '../i18n/words.tsx';
import { CopyButton } from './copy-button.tsx';
import './fetch-lines.css';
import './file-note.css';
import './file-link.css';
import { fileSize } from './file-size.ts';
import { Link } from './link.tsx';
import { OriginNote } from './origin-note.tsx';
import { useStablePage } from './page-context.tsx';
import { useOrigin } from './use-origin.ts';

interface FileNoteProps {
  file: CompiledFile;
  /** The file's address; omit it to hide the commands. */
  href?: string;
  /** Hides the digits of the closed checksum. Default: `false`. */
  brief?: boolean;
  /** Shows the file name. Default: `false`. */
  named?: boolean;
}

/** The size and checksum of a download. The shortened checksum expands, with the commands to download the file. */
export function FileNote({ file, href, brief = false, named = false }: FileNoteProps) {
  const { t } = useTexts('kit');
  const [open, setOpen] = useState(false);
  return (
    <div className={brief ? 'file-note file-note--brief' : 'file-note'}>
      {named && <span className="file-note__name">{file.name}</span>}
      <span className="file-note__size">{fileSize(file.bytes)}</span>
      <details
        className="file-note__checksum"
        // Opened before hydration.
        ref={(details) => {
          if (details?.open) setOpen(true);
        }}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>SHA-256 {!brief && <code>{`${file.sha256.slice(0, 8)}…${file.sha256.slice(-8)}`}</code>}</summary>
        <code className="file-note__whole">{file.sha256}</code>
        {open && (
          <>
            <CopyButton
              text={file.sha256}
              label={t('copyChecksum')}
              of={href === undefined ? file.name : withFolder(href)}
            />
            {href !== undefined && <FetchLines href={href} file={file} />}
          </>
        )}
      </details>
    </div>
  );
}

/** With its folder, because files in two folders may have one name. */
function withFolder(href: string): string {
  return href
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(-2)
    .join('/');
}

/** Commands to download a file without a browser, also from mirrors, and to verify it. */
export function FetchLines({ href, file }: { href: string; file: CompiledFile }) {
  const { mirrors = [] } = useStablePage().site;
  const origin = useOrigin();
  const lines = Object.entries(fetchCommands(origin + href, file));
  for (const { label, from, to } of mirrors)
    if (href.startsWith(from)) lines.push([label, wget(to + href.slice(from.length))]);
  return (
    <div className="fetch-lines">
      {lines.map(([name, line]) => (
        <p key={name}>
          <b>{name}</b>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long command scrolls, and the keyboard must reach it */}
          <code translate="no" tabIndex={0}>
            {line}
          </code>
          <CopyButton text={line} of={`${name} ${file.name}`} />
        </p>
      ))}
      <OriginNote origin={origin} className="fetch-lines__note" />
    </div>
  );
}

/** Download commands that resume, and the command to verify the file, by program. */
export function fetchCommands(
  address: string,
  { name, sha256 }: Pick<CompiledFile, 'name' | 'sha256'>,
): Record<'wget' | 'curl' | 'sha256sum', string> {
  return {
    wget: wget(address),
    // Follows redirects like wget, and saves no error page.
    curl: `curl -C - -fL -o ${word(name)} ${word(address)}`,
    sha256sum: `echo ${word(`${sha256}  ${name}`)} | sha256sum -c`,
  };
}

function wget(address: string): string {
  return `wget -c ${word(address)}`;
}

/** Quotes a shell argument. */
function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A link to a file with its size and, for downloads, checksum. Other targets are plain links. */
export function FileLink({
  to,
  brief = false,
  children,
}: {
  to: CompiledTarget | undefined;
  /** For table cells. Default: `false`. */
  brief?: boolean;
  children: ReactNode;
}) {
  const { file, newTab } = to ?? {};
  return (
    <>
      <Link to={to} download={newTab ? undefined : file?.name}>
        {children}
      </Link>
      {file && newTab && <span className="file-link__size">{fileSize(file.bytes)}</span>}
      {file && !newTab && <FileNote file={file} href={to?.href} brief={brief} />}
    </>
  );
}
