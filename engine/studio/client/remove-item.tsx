import { useState } from 'react';
import type { Usage } from '../protocol/pages-protocol.ts';
import { Dialog, DialogEnd } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { useMessages, withSpace } from './messages.tsx';
import { UsageList } from './pages/usage-list.tsx';
import { ask } from './server.ts';
import { studio, useChosen } from './store/studio.ts';

/** Deletes an item of a list. If links to the item would break, lists them first. */
export function RemoveItem({ at, of, value }: { at: string; of: string | number; value: unknown }) {
  const { t, labelFor } = useMessages();
  const [uses, setUses] = useState<Usage[]>();
  const chosen = useChosen();
  const close = () => setUses(undefined);
  const remove = () => studio.edit(at, [{ op: 'remove', path: at }]);
  const removeOrAsk = async () => {
    if (!hasId(value) || !chosen) return remove();
    await studio.settled();
    // If the lookup fails, the item is still deleted: one undo restores it.
    const broken = await ask('lost', { file: chosen.file, pointer: at }).catch(() => []);
    return broken.length > 0 ? setUses(broken) : remove();
  };
  const removeAnyway = () => {
    close();
    void remove();
  };
  return (
    <>
      <IconButton sign="✕" does={t('delete')} of={of} onClick={removeOrAsk} />
      {uses && (
        <Dialog title={labelFor(t('delete'), of)} close={close}>
          <p>
            {withSpace(t('lostWithout'))}
            {uses.length}
          </p>
          <UsageList uses={uses} close={close} />
          <DialogEnd close={close} action={{ label: t('removeAnyway'), isDangerous: true, onClick: removeAnyway }} />
        </Dialog>
      )}
    </>
  );
}

/** Whether a value contains an `id`, to which links can point. */
function hasId(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, 'id') || Object.values(value).some(hasId);
}
