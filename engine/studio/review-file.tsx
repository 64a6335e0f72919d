import type { ChangeRow, DiffLine, FileChanges } from './protocol.ts';
import { useSpeech } from './speech.tsx';
import { ValueView } from './value-view.tsx';

/** What is not saved of a file: a row a change, each of which can be taken back, and on demand the lines of the file itself. */
export function ReviewFile({
  changes: { file, rows, lines },
  revert,
  revertAll,
}: {
  changes: FileChanges;
  revert: (row: ChangeRow) => void;
  revertAll: () => void;
}) {
  const { t } = useSpeech();
  return (
    <section>
      <h3>
        {file}{' '}
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
                <span className={`tag tag--${row.kind}`}>{t(row.kind)}</span>
                {row.pointer.slice(1).replaceAll('/', ' › ') || t(row.back.length > 0 ? 'wholeFile' : 'layoutOnly')}
              </th>
              <td>
                <ValueView value={row.was} />
              </td>
              <td>
                <ValueView value={row.is} />
              </td>
              <td>
                <button type="button" onClick={() => revert(row)}>
                  {t('revert')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{t('lines')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
        <section className="lines" tabIndex={0} aria-label={`${t('lines')}: ${file}`}>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </section>
      </details>
    </section>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const { t } = useSpeech();
  if (kind === 'same' || kind === 'gap') return <code className={kind}>{kind === 'gap' ? '⋯' : text || ' '}</code>;
  const Tag = kind === 'gone' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="unseen">{t(kind === 'gone' ? 'remove' : 'add')} </span>
      <code>{text || ' '}</code>
    </Tag>
  );
}
