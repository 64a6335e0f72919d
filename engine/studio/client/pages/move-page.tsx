import { type FormEvent, useState } from 'react';
import type { MovePlan, PageMove } from '../../protocol/pages-protocol.ts';
import { Dialog } from '../dialog.tsx';
import { DialogField } from '../dialog-field.tsx';
import { DiffLines } from '../diff-lines.tsx';
import { FormEnd } from '../form-end.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { studio } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';
import { pagesServer } from './pages-server.ts';

/** Asks for a page's new address and file, shows what that changes, and does it. */
export function MovePage({ file, route, close }: { file: string; route: string; close: () => void }) {
  const { t } = useMessages();
  const { isBusy, fault, ask } = useRequest();
  const [move, setMove] = useState<PageMove>({ file, to: file, route });
  const [plan, setPlan] = useState<MovePlan>();
  const isSame = move.to === file && move.route === route;
  const set = (changes: Partial<PageMove>) => {
    setMove({ ...move, ...changes });
    setPlan(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await studio.settled();
      if (!plan) return setPlan(await pagesServer.planMove(move));
      await pagesServer.move(move, plan.revision);
      close();
      await studio.act(async () => studio.notify(`${withSpace(t('movedPage'))}${plan.files.length}`));
      studio.choose({ file: move.to, pointer: '' });
    });
  };
  return (
    <Dialog title={t('movePage')} close={close} isNarrow={!plan}>
      <form onSubmit={submit}>
        <p>{t('moveSays')}</p>
        <DialogField name={t('pageRoute')} description={t('pageRouteSays')}>
          <input
            required
            spellCheck={false}
            value={move.route}
            onChange={({ target }) => set({ route: target.value })}
          />
        </DialogField>
        <DialogField name={t('pageFile')} description={t('pageIdSays')}>
          <input required spellCheck={false} value={move.to} onChange={({ target }) => set({ to: target.value })} />
        </DialogField>
        {plan && <PlanView plan={plan} />}
        <FormEnd fault={fault} does={t(plan ? 'carryOut' : 'showPlan')} isOff={isBusy || isSame} close={close} />
      </form>
    </Dialog>
  );
}

/** What a plan does, file by file, each with its lines. */
function PlanView({ plan }: { plan: MovePlan }) {
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
