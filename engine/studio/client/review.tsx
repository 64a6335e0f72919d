import { useCallback, useState } from 'react';
import type { ChangeRow, PlacedProblem, SaveResult } from '../protocol/edit-protocol.ts';
import { Dialog, DialogEnd } from './dialog.tsx';
import { ErrorMessage } from './error-message.tsx';
import { errorReason, useMessages, withSpace } from './messages.tsx';
import { ReviewFile } from './review-file.tsx';
import { ask, server } from './server.ts';
import { studio } from './store/studio.ts';
import { useRequest, useResponse } from './use-request.ts';

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
  const revert = (file: string, { pointer, back }: ChangeRow) =>
    studio.act(async () => {
      if (back.length === 0) return ask('revert', { file });
      const form = await server.form({ file, pointer: '' });
      return form && server.edit({ file, pointer, operations: back, revision: form.revision });
    });
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
        <ReviewFile
          key={one.file}
          changes={one}
          revert={(row) => revert(one.file, row)}
          revertAll={() => studio.act(() => ask('revert', { file: one.file }))}
        />
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
function ProblemLinks({ problems, close }: { problems: PlacedProblem[]; close: () => void }) {
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
            {localize(problem.placeName) || problem.file}
          </button>{' '}
          <span className="muted">{problem.file}</span>
          <br />
          {problem.message}
        </li>
      ))}
    </ul>
  );
}
