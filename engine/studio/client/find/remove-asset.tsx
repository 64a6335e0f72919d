import { useState } from 'react';
import type { UnusedAsset } from '../../protocol/search-protocol.ts';
import { Dialog, DialogEnd } from '../dialog.tsx';
import { useMessages } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';

/** Checks again that nothing uses a file, reports whether it can be restored, and deletes it. */
export function RemoveAsset({ asset, onRemoved }: { asset: string; onRemoved: () => unknown }) {
  const { t, labelFor } = useMessages();
  const { isBusy, error, send } = useRequest();
  const [isOpen, setOpen] = useState(false);
  const [unused, setUnused] = useState<UnusedAsset>();
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    setUnused(undefined);
    void send(async () => {
      await studio.settled();
      setUnused(await ask('unused/look', { asset }));
    });
  };
  const remove = () =>
    send(async () => {
      if (!unused) return;
      await ask('unused/remove', { asset, revision: unused.revision });
      close();
      studio.notify(`${t('removedAsset')} assets/${asset}`, 'note');
      onRemoved();
    });
  const label = t(unused && !unused.isKept ? 'removeForGood' : 'delete');
  return (
    <>
      <button type="button" aria-label={labelFor(t('removeAsset'), asset)} onClick={open}>
        {t('delete')}
      </button>
      {isOpen && (
        <Dialog title={t('removeAsset')} close={close} isNarrow>
          <p className="muted">
            assets/{asset} {unused && `· ${Math.max(1, Math.round(unused.bytes / 1000))} kB`}
          </p>
          <div aria-live="polite">
            {!unused && error === undefined && <p>{t('looking')}</p>}
            {unused && <p>{t('assetUnused')}</p>}
            {unused && <p>{t(unused.isKept ? 'assetGoes' : 'assetGoesForGood')}</p>}
          </div>
          <DialogEnd
            error={error}
            close={close}
            action={{ label, isDangerous: true, isOff: isBusy || !unused, onClick: remove }}
          />
        </Dialog>
      )}
    </>
  );
}
