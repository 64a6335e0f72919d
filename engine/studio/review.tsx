import { useCallback, useEffect, useRef, useState } from 'react';
import { ProblemList } from './problem-list.tsx';
import type { ChangeRow, Saved } from './protocol.ts';
import { server } from './server.ts';
import { useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';
import { ValueView } from './value-view.tsx';

/** What is to be saved, a row a change, each of which can be taken back; then it is saved. */
export function Review({ work, close }: { work: Work; close: () => void }) {
  const { t } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const [rows, setRows] = useState<ChangeRow[]>();
  const [saved, setSaved] = useState<Saved>();
  const load = useCallback(
    () => server.changes().then(setRows, (error: Error) => work.tell(error.message, true)),
    [work.tell],
  );
  useEffect(() => {
    dialog.current?.showModal();
    void load();
  }, [load]);
  const revert = ({ file, pointer, back }: ChangeRow) =>
    work
      .act(async () => {
        if (back.length === 0) return server.revert(file);
        const { revision } = await server.form({ file, pointer: '' });
        return server.edit({ file, pointer, operations: back, revision });
      })
      .then(load);
  const save = (despite: boolean) =>
    work.act(async () => {
      const answer = await server.save(despite);
      setSaved(answer);
      if (answer.outcome === 'saved') work.tell(`${t('savedFiles')} ${answer.files.join(', ')}`);
      if (answer.outcome === 'saved' || answer.outcome === 'clash') close();
    });
  const files = [...new Set(rows?.map(({ file }) => file))];
  return (
    <dialog ref={dialog} className="review" aria-labelledby="review" onClose={close}>
      <h2 id="review">{t('review')}</h2>
      {rows?.length === 0 && <p>{t('nothing')}</p>}
      {files.map((file) => (
        <section key={file}>
          <h3>
            {file}{' '}
            <button type="button" className="plain" onClick={() => work.act(() => server.revert(file)).then(load)}>
              {t('revertFile')}
            </button>
          </h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('form')}</th>
                <th scope="col">{t('before')}</th>
                <th scope="col">{t('after')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rows
                ?.filter((row) => row.file === file)
                .map((row) => (
                  <tr key={`${row.kind}${row.pointer}`}>
                    <th scope="row">
                      <span className={`tag tag--${row.kind}`}>{t(row.kind)}</span>
                      {row.pointer.slice(1).replaceAll('/', ' › ') || t('layoutOnly')}
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
        </section>
      ))}
      {saved?.outcome === 'refused' && (
        <div role="alert">
          <p>{t('refused')}</p>
          <ProblemList work={work} problems={saved.problems} />
        </div>
      )}
      {saved?.outcome === 'failed' && (
        <p role="alert" className="problems">
          {t('failed')} {saved.message}
        </p>
      )}
      <div className="review__end">
        <button type="button" onClick={close}>
          {t('cancel')}
        </button>
        {saved?.outcome === 'refused' && (
          <button type="button" onClick={() => save(true)}>
            {t('saveDespite')}
          </button>
        )}
        <button type="button" className="primary" disabled={!rows?.length} onClick={() => save(false)}>
          {t('saveNow')}
        </button>
      </div>
    </dialog>
  );
}
