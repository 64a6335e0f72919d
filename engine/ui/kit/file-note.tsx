import { useState } from 'react';
import type { CompiledFile } from '../../model/compiled.ts';
import { useTranslation } from '../i18n/words.tsx';
import { CopyButton } from './copy-button.tsx';
import { FetchLines } from './fetch-lines.tsx';
import './file-note.css';
import { fileSize } from './file-size.ts';

/**
 * A download's size and checksum. The checksum shows shortened and opens whole, to compare or copy, with the lines that fetch the
 * file where there is no browser.
 */
export function FileNote({
  file,
  href,
  brief = false,
  named = false,
}: {
  file: CompiledFile;
  /** The file's address on this site. Absent: lines that fetch it stand elsewhere. */
  href?: string;
  /** Names the checksum without its digits while it is closed. Default: `false`. */
  brief?: boolean;
  /** Names the file too, where several stand together. Default: `false`. */
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

/** A file's name with the folder that holds it: files of two folders may have one name. */
function withFolder(href: string): string {
  return href
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(-2)
    .join('/');
}
