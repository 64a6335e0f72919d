import { useState } from 'react';
import type { CompiledFile } from '../../model/compiled.ts';
import { useTranslation } from '../i18n/words.tsx';
import { CopyButton } from './copy-button.tsx';
import { FetchLines } from './fetch-lines.tsx';
import './file-note.css';
import { fileSize } from './file-size.ts';

/** The size and checksum of a download. The shortened checksum expands, with the commands to download the file. */
export function FileNote({
  file,
  href,
  brief = false,
  named = false,
}: {
  file: CompiledFile;
  /** The file's address; omit it to hide the commands. */
  href?: string;
  /** Hides the digits of the closed checksum. Default: `false`. */
  brief?: boolean;
  /** Shows the file name. Default: `false`. */
  named?: boolean;
}) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  return (
    <div className={brief ? 'file-note file-note--brief' : 'file-note'}>
      {named && <span className="file-note__name">{file.name}</span>}
      <span className="file-note__size">{fileSize(file.bytes)}</span>
      <details className="file-note__checksum" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>SHA-256 {!brief && <code>{`${file.sha256.slice(0, 8)}…${file.sha256.slice(-8)}`}</code>}</summary>
        <code className="file-note__whole">{file.sha256}</code>
        <CopyButton
          text={file.sha256}
          label={t('copyChecksum')}
          of={href === undefined ? file.name : withFolder(href)}
        />
        {open && href !== undefined && <FetchLines href={href} file={file} />}
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
