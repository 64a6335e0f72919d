import type { ReactNode } from 'react';
import type { CompiledTarget } from '../../model/compiled.ts';
import './file-link.css';
import { FileNote } from './file-note.tsx';
import { fileSize } from './file-size.ts';
import { Link } from './link.tsx';

/**
 * A link, and what there is to know of the file it leads to: size and checksum of one that is saved, the size of one that
 * opens in a new tab to be read. Any other target is a plain link.
 */
export function FileLink({
  to,
  brief = false,
  children,
}: {
  to: CompiledTarget;
  /** Keeps the note short, for a cell of a table. Default: `false`. */
  brief?: boolean;
  children: ReactNode;
}) {
  const { file, newTab } = to;
  return (
    <>
      <Link to={to} download={newTab ? undefined : file?.name}>
        {children}
      </Link>
      {file && newTab && <span className="file-link__size">{fileSize(file.bytes)}</span>}
      {file && !newTab && <FileNote file={file} href={to.href} brief={brief} />}
    </>
  );
}
