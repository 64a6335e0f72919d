import { useRef, useState } from 'react';
import type { MovePlan, PageMove, RemovalPlan } from '../../protocol/pages-protocol.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { DialogField, FormDialog } from '../dialog.tsx';
import { DiffLines } from '../diff-lines.tsx';
import { IconButton } from '../icon-button.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio, useSite } from '../store/studio.ts';
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

/** Changes the address and file of a page. The first submit shows the changes, the second makes them. */
function MovePage({ file, route, close }: { file: string; route: string; close: () => void }) {
  const { t } = useMessages();
  const [move, setMove] = useState<PageMove>({ file, to: file, route });
  const [plan, setPlan] = useState<MovePlan>();
  const isSame = move.to === file && move.route === route;
  const set = (changes: Partial<PageMove>) => {
    setMove({ ...move, ...changes });
    setPlan(undefined);
  };
  const submit = async () => {
    if (!plan) return setPlan(await ask('pages/plan-move', move));
    await ask('pages/move', { ...move, revision: plan.revision });
    close();
    await studio.act(async () => studio.notify(`${withSpace(t('movedPage'))}${plan.files.length}`));
    studio.choose({ file: move.to, pointer: '' });
  };
  return (
    <FormDialog
      title={t('movePage')}
      close={close}
      isNarrow={!plan}
      action={t(plan ? 'carryOut' : 'showPlan')}
      isOff={isSame}
      submit={submit}
    >
      <p>{t('moveSays')}</p>
      <DialogField name={t('pageRoute')} description={t('pageRouteSays')}>
        <input required spellCheck={false} value={move.route} onChange={({ target }) => set({ route: target.value })} />
      </DialogField>
      <DialogField name={t('pageFile')} description={t('pageIdSays')}>
        <input required spellCheck={false} value={move.to} onChange={({ target }) => set({ to: target.value })} />
      </DialogField>
      {plan && <MovePlanView plan={plan} />}
    </FormDialog>
  );
}

/** The changed lines of each file. */
function MovePlanView({ plan }: { plan: MovePlan }) {
  const { t, labelFor } = useMessages();
  return (
    <section aria-label={t('planned')}>
      <h3>{t('planned')}</h3>
      {plan.files.map(({ file, from, edits, lines }) => (
        <details key={file} open={plan.files.length < 6}>
          <summary>
            {file}{' '}
            {from !== undefined && (
              <span className="muted">
                {t('fileMoved')} {from}{' '}
              </span>
            )}
            {edits > 0 && (
              <span className="muted">
                {withSpace(t('edits'))}
                {edits}
              </span>
            )}
          </summary>
          {lines.length > 0 && <DiffLines lines={lines} name={labelFor(t('lines'), file)} />}
        </details>
      ))}
    </section>
  );
}
