import type { ChangeRow, DiffLine, FileChanges } from '../protocol/edit-protocol.ts';
import { DiffLines } from './diff-lines.tsx';
import { useMessages } from './messages.tsx';
import { ValueView } from './value-view.tsx';

/** The unsaved changes of a file, each with a button that reverts it, and the changed lines. */
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

/** Whether only the whitespace of the file has changed. */
function isLayout({ kind, was, is }: ChangeRow): boolean {
  return kind === 'replace' && was === undefined && is === undefined;
}

/** The old or new text of a change, with its changed words marked and distant text left out. */
function WordDiff({ words, side }: { words: DiffLine[]; side: 'gone' | 'new' }) {
  const Tag = side === 'gone' ? 'del' : 'ins';
  return (
    <span className="value words">
      {words.map(({ kind, text }, index) => {
        if (kind === 'gap') return <span key={index}>…</span>;
        if (kind === 'same') return <span key={index}>{text}</span>;
        return kind === side && <Tag key={index}>{text}</Tag>;
      })}
    </span>
  );
}
