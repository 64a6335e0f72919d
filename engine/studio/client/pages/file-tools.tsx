import { useRef, useState } from 'react';
import type { RemovalPlan } from '../../protocol/pages-protocol.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { IconButton } from '../icon-button.tsx';
import { useMessages } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio, useSite } from '../store/studio.ts';
import { MovePage } from './move-page.tsx';
import { RemoveFile } from './remove-file.tsx';

/** Buttons that move a page, and delete a page, a shared file or records. */
export function FileTools({ file: { file, kind, written }, name }: { file: StudioFile; name: string }) {
  const { t } = useMessages();
  const [open, setOpen] = useState<'move' | 'remove'>();
  const close = () => setOpen(undefined);
  const looks = useSite(({ looks }) => looks);
  const prefetch = useRef<{ looks: number; removal: Promise<RemovalPlan> }>(undefined);
  const prefetchRemoval = () => {
    if (kind !== 'page' || prefetch.current?.looks === looks) return;
    const removal = studio.settled().then(() => ask('pages/plan-remove', { file, leadsTo: '' }));
    removal.catch(() => {});
    prefetch.current = { looks, removal };
  };
  const prefetched = prefetch.current?.looks === looks ? prefetch.current.removal : undefined;
  return (
    <>
      <span className="tools">
        {written !== undefined && (
          <IconButton sign="✎" does={t('movePage')} of={name} onClick={() => setOpen('move')} />
        )}
        {['page', 'shared', 'record'].includes(kind) && (
          <IconButton
            sign="✕"
            does={t('removeFile')}
            of={name}
            onNear={prefetchRemoval}
            onClick={() => setOpen('remove')}
          />
        )}
      </span>
      {open === 'move' && written !== undefined && <MovePage file={file} route={written} close={close} />}
      {open === 'remove' && <RemoveFile file={file} name={name} prefetched={prefetched} close={close} />}
    </>
  );
}
