import { useRef, useState } from 'react';
import type { RemovalPlan } from '../../protocol/pages-protocol.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { IconButton } from '../icon-button.tsx';
import { useMessages } from '../messages.tsx';
import { studio, useSite } from '../store/studio.ts';
import { MovePage } from './move-page.tsx';
import { pagesServer } from './pages-server.ts';
import { RemoveFile } from './remove-file.tsx';

/** What can be done with a file as a whole: a page moves, and a page, a shared file or records go. */
export function FileTools({ file: { file, kind, written }, name }: { file: StudioFile; name: string }) {
  const { t } = useMessages();
  const [open, setOpen] = useState<'move' | 'remove'>();
  const close = () => setOpen(undefined);
  const looks = useSite(({ looks }) => looks);
  const ahead = useRef<{ looks: number; removal: Promise<RemovalPlan> }>(undefined);
  /** Has it told what names a page before it is asked: by then somebody reads it at once. */
  const askAhead = () => {
    if (kind !== 'page' || ahead.current?.looks === looks) return;
    const removal = studio.settled().then(() => pagesServer.planRemove({ file, leadsTo: '' }));
    removal.catch(() => {});
    ahead.current = { looks, removal };
  };
  const told = ahead.current?.looks === looks ? ahead.current.removal : undefined;
  return (
    <>
      <span className="tools">
        {written !== undefined && (
          <IconButton sign="✎" does={t('movePage')} of={name} onClick={() => setOpen('move')} />
        )}
        {['page', 'shared', 'record'].includes(kind) && (
          <IconButton sign="✕" does={t('removeFile')} of={name} onNear={askAhead} onClick={() => setOpen('remove')} />
        )}
      </span>
      {open === 'move' && written !== undefined && <MovePage file={file} route={written} close={close} />}
      {open === 'remove' && <RemoveFile file={file} name={name} told={told} close={close} />}
    </>
  );
}
