import type { ReactNode } from 'react';
import type { CompiledTarget } from '../../model/compiled.ts';
import './file-link.css';
import { FileNote } from './file-note.tsx';
import { fileSize } from './file-size.ts';
import { Link } from './link.tsx';

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
