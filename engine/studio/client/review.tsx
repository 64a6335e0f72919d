import { useCallback, useState } from 'react';
import type { Problem } from '../../check/problem.ts';
import type { ChangeRow, DiffLine, FileChanges, SaveResult } from '../protocol/edit-protocol.ts';
import type { Placed } from '../protocol/protocol.ts';
import { Dialog, DialogEnd, ErrorMessage } from './dialog.tsx';
import { DiffLines } from './diff-lines.tsx';
import { errorReason, useMessages, withSpace } from './messages.tsx';
import { ask, server } from './server.ts';
import { studio } from './store/studio.ts';
import { useRequest, useResponse } from './use-request.ts';
import { ValueView } from './value-view.tsx';

/** Lists the unsaved changes of each file, and saves them. */
export function Review({ close }: { close: () => void }) {
  const { t } = useMessages();
  const [saved, setSaved] = useState<SaveResult>();
  const request = useRequest();
  const read = useCallback(async () => {
    await studio.settled();
    return ask('changes');
  }, []);
  const changes = useResponse(request, read);
  const samples = (changes ?? []).flatMap((one) => one.samples);
  const save = (despite: boolean) =>
    studio.act(async () => {
      const answer = await ask('save', { despite });
      setSaved(answer);
      if (answer.outcome === 'saved') studio.notify(`${withSpace(t('savedFiles'))}${answer.files.join(', ')}`, 'saved');
      if (answer.outcome === 'saved' || answer.outcome === 'clash') close();
    });
  return (
    <Dialog title={t('review')} close={close}>
      {changes?.length === 0 && <p>{t('nothing')}</p>}
      {changes?.map((one) => (
        <ReviewFile key={one.file} changes={one} />
      ))}
      {samples.length > 0 && (
        <section aria-label={t('holesSample')} className="review__samples">
          <p>{t('samplesToSave')}</p>
          <ProblemLinks problems={samples} close={close} />
        </section>
      )}
      <ErrorMessage error={request.error} />
      {saved?.outcome === 'refused' && (
        <div role="alert">
          <p>{t('refused')}</p>
          <ProblemLinks problems={saved.problems} close={close} />
        </div>
      )}
      {saved?.outcome === 'failed' && (
        <p role="alert" className="problems">
          {withSpace(t('failed'))}
          {errorReason(saved, t)}
        </p>
      )}
      <DialogEnd
        closeLabel="cancel"
        close={close}
        action={{ label: t('saveNow'), isOff: !changes?.length, onClick: () => save(false) }}
      >
        {saved?.outcome === 'refused' && (
          <button type="button" onClick={() => save(true)}>
            {t('saveDespite')}
          </button>
        )}
      </DialogEnd>
    </Dialog>
  );
}

/** Links to the fields of problems. A link closes the dialog and focuses the field. */
function ProblemLinks({ problems, close }: { problems: Placed<Problem>[]; close: () => void }) {
  const { localize } = useMessages();
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li key={`${problem.file}${problem.pointer}${problem.code}${problem.column}`} className={problem.severity}>
          <button
            type="button"
            className="plain"
            onClick={() => {
              close();
              studio.goTo(problem);
            }}
          >
            {localize(problem.place) || problem.file}
          </button>{' '}
          <span className="muted">{problem.file}</span>
          <br />
          {problem.message}
        </li>
      ))}
    </ul>
  );
}

/** The unsaved changes of a file, each with a button that reverts it, and the changed lines. */
function ReviewFile({ changes }: { changes: FileChanges }) {
  const { file, title, comes, goes, from, rows, lines } = changes;
  const { t, localize, labelFor } = useMessages();
  const revertFile = () => ask('revert', { file });
  const revert = async ({ pointer, back }: ChangeRow) => {
    if (back.length === 0) return revertFile();
    const form = await server.form({ file, pointer: '' });
    return form && server.edit({ file, pointer, operations: back, revision: form.revision });
  };
  return (
    <section>
      <h3>
        {title && `${localize(title)} `}
        <span className={title && 'muted'}>{file}</span>{' '}
        {from !== undefined && <span className="tag tag--move">{`${t('fileMoved')} ${from}`}</span>}
        {comes && from === undefined && <span className="tag tag--add">{t('fileComes')}</span>}
        {goes && <span className="tag tag--remove">{t('fileGoes')}</span>}{' '}
        <button type="button" className="plain" onClick={() => studio.act(revertFile)}>
          {t('revertFile')}
        </button>
      </h3>
      <table className="review__rows">
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
              <td>{row.words ? <WordDiff words={row.words} side="gone" /> : <ValueView parts={row.parts.was} />}</td>
              <td>{row.words ? <WordDiff words={row.words} side="new" /> : <ValueView parts={row.parts.is} />}</td>
              <td>
                {!comes && !goes && (
                  <button type="button" onClick={() => studio.act(() => revert(row))}>
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
