import { useCallback, useRef, useState } from 'react';
import type { RemovalPlan } from '../../protocol/pages-protocol.ts';
import { Dialog, DialogEnd, DialogField } from '../dialog.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio } from '../store/studio.ts';
import { useRequest, useResponse } from '../use-request.ts';
import { UsageList } from './usage-list.tsx';

interface RemoveFileProps {
  file: string;
  name: string;
  /** The removal plan, if it was requested before the dialog opened. */
  prefetched?: Promise<RemovalPlan> | undefined;
  close: () => void;
}

/** Deletes a file, after listing what uses it and which errors the deletion would cause. */
export function RemoveFile({ file, name, prefetched, close }: RemoveFileProps) {
  const { t, labelFor } = useMessages();
  const request = useRequest();
  const { isBusy, error, send } = request;
  const [leadsTo, setLeadsTo] = useState('');
  // A site may have thousands of routes: they are rendered only when the select is about to open.
  const [isChoosing, setChoosing] = useState(false);
  const first = useRef(prefetched);
  const plan = useCallback(async () => {
    const removal = first.current;
    first.current = undefined;
    if (removal) return removal;
    await studio.settled();
    return ask('pages/plan-remove', { file, leadsTo });
  }, [file, leadsTo]);
  const removal = useResponse(request, plan);
  const remove = () =>
    send(async () => {
      await ask('pages/remove', { file, leadsTo, revision: removal?.revision ?? '' });
      close();
      await studio.act(async () => studio.notify(`${withSpace(t('removedFile'))}${name}`));
    });
  const { uses = [], others = 0 } = removal ?? {};
  const isUsed = uses.length + others > 0;
  const label = t(isUsed ? 'removeAnyway' : 'removeFile');
  return (
    <Dialog title={labelFor(t('removeFile'), name)} close={close} isNarrow={!isUsed}>
      <p className="muted">{file}</p>
      <div aria-live="polite">
        {!removal && error === undefined && <p>{t('looking')}</p>}
        {removal && <p>{t(isUsed ? 'removeUses' : 'removeNothing')}</p>}
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
      <DialogEnd
        error={error}
        close={close}
        action={{ label, isDangerous: true, isOff: isBusy || !removal, onClick: remove }}
      />
    </Dialog>
  );
}
