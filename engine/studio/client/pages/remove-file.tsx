import { useCallback, useRef, useState } from 'react';
import type { RemovalPlan } from '../../protocol/pages-protocol.ts';
import { Dialog } from '../dialog.tsx';
import { DialogField } from '../dialog-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { studio } from '../store/studio.ts';
import { useRequest, useResponse } from '../use-request.ts';
import { pagesServer } from './pages-server.ts';
import { UsageList } from './usage-list.tsx';

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
  told?: Promise<RemovalPlan> | undefined;
  close: () => void;
}) {
  const { t, labelFor } = useMessages();
  const asking = useRequest();
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
  const removal = useResponse(asking, plan);
  const remove = () =>
    ask(async () => {
      await pagesServer.remove({ file, leadsTo }, removal?.revision ?? '');
      close();
      await studio.act(async () => studio.notify(`${withSpace(t('removedFile'))}${name}`));
    });
  const { uses = [], others = 0 } = removal ?? {};
  const isNamed = uses.length + others > 0;
  return (
    <Dialog title={labelFor(t('removeFile'), name)} close={close} isNarrow={!isNamed}>
      <p className="muted">{file}</p>
      <div aria-live="polite">
        {!removal && fault === undefined && <p>{t('looking')}</p>}
        {removal && <p>{t(isNamed ? 'removeUses' : 'removeNothing')}</p>}
      </div>
      <UsageList uses={uses} close={close} />
      {others > 0 && (
        <p className="muted">
          {withSpace(t('removeOthers'))}
          {others}
        </p>
      )}
      {removal?.redirect && (
        <DialogField name={t('leadsTo')} description={t('leadsToSays')}>
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
        </DialogField>
      )}
      <ErrorMessage fault={fault} />
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
