import { useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useSpeech } from '../speech.tsx';
import type { StudioFile } from '../state-protocol.ts';
import type { Work } from '../use-studio.ts';
import { MovePage } from './move-page.tsx';
import { RemoveFile } from './remove-file.tsx';

/** What can be done with a file as a whole: a page moves, and a page, a shared file or records go. */
export function FileTools({
  work,
  file: { file, kind, written },
  name,
}: {
  work: Work;
  file: StudioFile;
  name: string;
}) {
  const { t } = useSpeech();
  const [open, setOpen] = useState<'move' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <span className="tools">
        {written !== undefined && (
          <IconButton sign="✎" does={t('movePage')} of={name} onClick={() => setOpen('move')} />
        )}
        {['page', 'shared', 'record'].includes(kind) && (
          <IconButton sign="✕" does={t('removeFile')} of={name} onClick={() => setOpen('remove')} />
        )}
      </span>
      {open === 'move' && written !== undefined && <MovePage work={work} file={file} route={written} close={close} />}
      {open === 'remove' && <RemoveFile work={work} file={file} name={name} close={close} />}
    </>
  );
}
