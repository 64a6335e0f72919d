import { useCallback, useState } from 'react';
import type { ChangeRow, SaveResult } from '../protocol/edit-protocol.ts';
import { Dialog } from './dialog.tsx';
import { ErrorMessage } from './error-message.tsx';
import { errorReason, useMessages, withSpace } from './messages.tsx';
import { ProblemLinks } from './problem-links.tsx';
import { ReviewFile } from './review-file.tsx';
import { server } from './server.ts';
import { studio } from './store/studio.ts';
import { useRequest, useResponse } from './use-request.ts';

/** What is to be saved, file by file; then it is saved. */
export function Review({ close }: { close: () => void }) {
  const { t } = useMessages();
  const [saved, setSaved] = useState<SaveResult>();
  const asking = useRequest();
  const question = useCallback(async () => {
    await studio.settled();
    return server.changes();
  }, []);
  const changes = useResponse(asking, question);
  const samples = (changes ?? []).flatMap((one) => one.samples);
  const revert = (file: string, { pointer, back }: ChangeRow) =>
    studio.act(async () => {
      if (back.length === 0) return server.revert(file);
      const form = await server.form({ file, pointer: '' });
      return form && server.edit({ file, pointer, operations: back, revision: form.revision });
    });
  const save = (despite: boolean) =>
    studio.act(async () => {
      const answer = await server.save(despite);
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
          revertAll={() => studio.act(() => server.revert(one.file))}
        />
      ))}
      {samples.length > 0 && (
        <section aria-label={t('holesSample')} className="review__samples">
          <p>{t('samplesToSave')}</p>
          <ProblemLinks problems={samples} close={close} />
        </section>
      )}
      <ErrorMessage fault={asking.fault} />
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
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('cancel')}
        </button>
        {saved?.outcome === 'refused' && (
          <button type="button" onClick={() => save(true)}>
            {t('saveDespite')}
          </button>
        )}
        <button type="button" className="primary" disabled={!changes?.length} onClick={() => save(false)}>
          {t('saveNow')}
        </button>
      </div>
    </Dialog>
  );
}
