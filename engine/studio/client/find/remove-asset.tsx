import { useState } from 'react';
import type { UnusedAsset } from '../../protocol/search-protocol.ts';
import { Dialog } from '../dialog.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMessages } from '../messages.tsx';
import { studio } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';
import { findServer } from './find-server.ts';

/** Looks again whether nothing uses a file, says whether it can be brought back, and deletes it. */
export function RemoveAsset({ asset, onRemoved }: { asset: string; onRemoved: () => unknown }) {
  const { t, labelFor } = useMessages();
  const { isBusy, fault, ask } = useRequest();
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<UnusedAsset>();
  const open = () => {
    setOpen(true);
    setFound(undefined);
    void ask(async () => {
      await studio.settled();
      setFound(await findServer.unused(asset));
    });
  };
  const remove = () =>
    ask(async () => {
      if (!found) return;
      await findServer.removeUnused(found);
      setOpen(false);
      studio.notify(`${t('removedAsset')} assets/${asset}`, 'note');
      onRemoved();
    });
  return (
    <>
      <button type="button" aria-label={labelFor(t('removeAsset'), asset)} onClick={open}>
        {t('delete')}
      </button>
      {isOpen && (
        <Dialog title={t('removeAsset')} close={() => setOpen(false)} isNarrow>
          <p className="muted">
            assets/{asset} {found && `· ${Math.max(1, Math.round(found.bytes / 1000))} kB`}
          </p>
          <div aria-live="polite">
            {!found && fault === undefined && <p>{t('looking')}</p>}
            {found && <p>{t('assetUnused')}</p>}
            {found && <p>{t(found.isKept ? 'assetGoes' : 'assetGoesForGood')}</p>}
          </div>
          <ErrorMessage fault={fault} />
          <div className="dialog__end">
            <button type="button" onClick={() => setOpen(false)}>
              {t('stop')}
            </button>
            <button type="button" className="primary danger" disabled={isBusy || !found} onClick={remove}>
              {t(found && !found.isKept ? 'removeForGood' : 'delete')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
