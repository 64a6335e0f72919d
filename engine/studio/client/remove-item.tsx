import { useState } from 'react';
import type { Usage } from '../protocol/pages-protocol.ts';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { useMessages, withSpace } from './messages.tsx';
import { pagesServer } from './pages/pages-server.ts';
import { UsageList } from './pages/usage-list.tsx';
import { studio, useChosen } from './store/studio.ts';

/** Deletes an item of a list. Of one that others may lead to, it first tells what would be wrong without it. */
export function RemoveItem({ at, of, value }: { at: string; of: string | number; value: unknown }) {
  const { t, labelFor } = useMessages();
  const [uses, setUses] = useState<Usage[]>();
  const chosen = useChosen();
  const close = () => setUses(undefined);
  const remove = () => studio.edit(at, [{ op: 'remove', path: at }]);
  const ask = async () => {
    if (!hasName(value) || !chosen) return remove();
    await studio.settled();
    // What cannot be looked up is taken out all the same: one step takes it back.
    const lost = await pagesServer.lost({ file: chosen.file, pointer: at }).catch(() => []);
    return lost.length > 0 ? setUses(lost) : remove();
  };
  return (
    <>
      <IconButton sign="✕" does={t('delete')} of={of} onClick={ask} />
      {uses && (
        <Dialog title={labelFor(t('delete'), of)} close={close}>
          <p>
            {withSpace(t('lostWithout'))}
            {uses.length}
          </p>
          <UsageList uses={uses} close={close} />
          <div className="dialog__end">
            <button type="button" onClick={close}>
              {t('stop')}
            </button>
            <button
              type="button"
              className="primary danger"
              onClick={() => {
                close();
                void remove();
              }}
            >
              {t('removeAnyway')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Whether something in a value has a name that links can lead to, as a section's or a row's `id`. */
function hasName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, 'id') || Object.values(value).some(hasName);
}
