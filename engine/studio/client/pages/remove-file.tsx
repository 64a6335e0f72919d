import { useCallback, useRef, useState } from 'react';
import type { Removal } from '../../protocol/pages-protocol.ts';
import { Asked } from '../asked.tsx';
import { Dialog } from '../dialog.tsx';
import { Fault } from '../fault.tsx';
import { lead, useSpeech } from '../speech.tsx';
import { studio } from '../store/studio.ts';
import { useAnswer, useAsking } from '../use-asking.ts';
import { pagesServer } from './pages-server.ts';
import { UseList } from './use-list.tsx';

/** Shows what names a file and what will be wrong without it; each leads to its place. Then it is taken out, until it is taken back. */
export function RemoveFile({
  file,
  name,
  told,
  close,
}: {
  file: string;
  name: string;
  /** What was asked just before. Default: nothing was. */
  told?: Promise<Removal> | undefined;
  close: () => void;
}) {
  const { t, named } = useSpeech();
  const asking = useAsking();
  const { isBusy, fault, ask } = asking;
  const [leadsTo, setLeadsTo] = useState('');
  // There may be thousands of routes: they are there for who goes to choose one.
  const [isChoosing, setChoosing] = useState(false);
  const known = useRef(told);
  const plan = useCallback(async () => {
    const removal = known.current;
    known.current = undefined;
    if (removal) return removal;
    await studio.settled();
    return pagesServer.planRemove({ file, leadsTo });
  }, [file, leadsTo]);
  const removal = useAnswer(asking, plan);
  const remove = () =>
    ask(async () => {
      await pagesServer.remove({ file, leadsTo }, removal?.revision ?? '');
      close();
      await studio.act(async () => studio.notify(`${lead(t('removedFile'))}${name}`));
    });
  const { uses = [], others = 0 } = removal ?? {};
  const isNamed = uses.length + others > 0;
  return (
    <Dialog title={named(t('removeFile'), name)} close={close} isNarrow={!isNamed}>
      <p className="muted">{file}</p>
      <div aria-live="polite">
        {!removal && fault === undefined && <p>{t('looking')}</p>}
        {removal && <p>{t(isNamed ? 'removeUses' : 'removeNothing')}</p>}
      </div>
      <UseList uses={uses} close={close} />
      {others > 0 && (
        <p className="muted">
          {lead(t('removeOthers'))}
          {others}
        </p>
      )}
      {removal?.redirect && (
        <Asked name={t('leadsTo')} says={t('leadsToSays')}>
          <select
            value={leadsTo}
            onFocus={() => setChoosing(true)}
            onPointerEnter={() => setChoosing(true)}
            onChange={({ target }) => setLeadsTo(target.value)}
          >
            <option value="">{t(removal.redirect.isTold ? 'leadsNowhere' : 'leadsHome')}</option>
            {isChoosing &&
              removal.redirect.routes.map((route) => (
                <option key={route} value={route}>
                  {route}
                </option>
              ))}
          </select>
        </Asked>
      )}
      <Fault fault={fault} />
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('stop')}
        </button>
        <button type="button" className="primary danger" disabled={isBusy || !removal} onClick={remove}>
          {t(isNamed ? 'removeAnyway' : 'removeFile')}
        </button>
      </div>
    </Dialog>
  );
}
