import type { ChangeRow, FileChanges } from '../protocol/edit-protocol.ts';
import { DiffLines } from './diff-lines.tsx';
import { useMessages } from './messages.tsx';
import { ValueView } from './value-view.tsx';
import { WordDiff } from './word-view.tsx';

/** What is not saved of a file: a row a change, each of which can be taken back, and on demand the lines of the file itself. */
export function ReviewFile({
  changes: { file, title, comes, goes, from, rows, lines },
  revert,
  revertAll,
}: {
  changes: FileChanges;
  revert: (row: ChangeRow) => void;
  revertAll: () => void;
}) {
  const { t, localize, labelFor } = useMessages();
  return (
    <section>
      <h3>
        {title && `${localize(title)} `}
        <span className={title && 'muted'}>{file}</span>{' '}
        {from !== undefined && <span className="tag tag--move">{`${t('fileMoved')} ${from}`}</span>}
        {comes && from === undefined && <span className="tag tag--add">{t('fileComes')}</span>}
        {goes && <span className="tag tag--remove">{t('fileGoes')}</span>}{' '}
        <button type="button" className="plain" onClick={revertAll}>
          {t('revertFile')}
        </button>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind}${row.pointer}`}>
              <th scope="row">
                <span className={`tag tag--${row.kind}`}>{t(row.kind)}</span>{' '}
                {localize(row.place) || t(isLayout(row) ? 'layoutOnly' : 'wholeFile')}
              </th>
              <td>{row.words ? <WordDiff words={row.words} side="gone" /> : <ValueView value={row.was} />}</td>
              <td>{row.words ? <WordDiff words={row.words} side="new" /> : <ValueView value={row.is} />}</td>
              <td>
                {!comes && !goes && (
                  <button type="button" onClick={() => revert(row)}>
                    {t('revert')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{t('lines')}</summary>
        <DiffLines lines={lines} name={labelFor(t('lines'), file)} />
      </details>
    </section>
  );
}

/** Whether a row tells of nothing that the file says: no value in it has changed. */
function isLayout({ kind, was, is }: ChangeRow): boolean {
  return kind === 'replace' && was === undefined && is === undefined;
}
