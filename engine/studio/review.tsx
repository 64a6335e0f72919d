import { useEffect, useState } from 'react';
import { keepSame } from '../dev/keep-same.ts';
import { Dialog } from './dialog.tsx';
import { ProblemList } from './problem-list.tsx';
import { ReviewFile } from './review-file.tsx';
import type { ChangeRow, FileChanges, Saved } from './saving-protocol.ts';
import { server } from './server.ts';
import { lead, reasonOf, useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';

/** What is to be saved, file by file; then it is saved. */
export function Review({ work, close }: { work: Work; close: () => void }) {
  const { t } = useSpeech();
  const [changes, setChanges] = useState<FileChanges[]>();
  const [saved, setSaved] = useState<Saved>();
  const { settled, tell } = work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look at the site, other things may be unsaved.
  useEffect(() => {
    const load = async () => {
      await settled();
      try {
        const found = await server.changes();
        setChanges((before) => keepSame(before, found));
      } catch (error) {
        tell(reasonOf(error, t), true);
      }
    };
    void load();
  }, [settled, tell, t, work.looks]);
  const revert = (file: string, { pointer, back }: ChangeRow) =>
    work.act(async () => {
      if (back.length === 0) return server.revert(file);
      const form = await server.form({ file, pointer: '' });
      return form && server.edit({ file, pointer, operations: back, revision: form.revision });
    });
  const save = (despite: boolean) =>
    work.act(async () => {
      const answer = await server.save(despite);
      setSaved(answer);
      if (answer.outcome === 'saved') work.tell(`${lead(t('savedFiles'))}${answer.files.join(', ')}`);
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
          revertAll={() => work.act(() => server.revert(one.file))}
        />
      ))}
      {saved?.outcome === 'refused' && (
        <div role="alert">
          <p>{t('refused')}</p>
          <ProblemList work={work} problems={saved.problems} />
        </div>
      )}
      {saved?.outcome === 'failed' && (
        <p role="alert" className="problems">
          {lead(t('failed'))}
          {reasonOf(saved, t)}
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
