import { type FormEvent, useState } from 'react';
import type { PageMove, Plan } from '../../protocol/pages-protocol.ts';
import { Asked } from '../asked.tsx';
import { Dialog } from '../dialog.tsx';
import { DiffLines } from '../diff-lines.tsx';
import { FormEnd } from '../form-end.tsx';
import { lead, useSpeech } from '../speech.tsx';
import { studio } from '../store/studio.ts';
import { useAsking } from '../use-asking.ts';
import { pagesServer } from './pages-server.ts';

/** Asks for a page's new address and file, shows what that changes, and does it. */
export function MovePage({ file, route, close }: { file: string; route: string; close: () => void }) {
  const { t } = useSpeech();
  const { isBusy, fault, ask } = useAsking();
  const [move, setMove] = useState<PageMove>({ file, to: file, route });
  const [plan, setPlan] = useState<Plan>();
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
      await studio.act(async () => studio.notify(`${lead(t('movedPage'))}${plan.files.length}`));
      studio.choose({ file: move.to, pointer: '' });
    });
  };
  return (
    <Dialog title={t('movePage')} close={close} isNarrow={!plan}>
      <form onSubmit={submit}>
        <p>{t('moveSays')}</p>
        <Asked name={t('pageRoute')} says={t('pageRouteSays')}>
          <input
            required
            spellCheck={false}
            value={move.route}
            onChange={({ target }) => set({ route: target.value })}
          />
        </Asked>
        <Asked name={t('pageFile')} says={t('pageIdSays')}>
          <input required spellCheck={false} value={move.to} onChange={({ target }) => set({ to: target.value })} />
        </Asked>
        {plan && <PlanView plan={plan} />}
        <FormEnd fault={fault} does={t(plan ? 'carryOut' : 'showPlan')} isOff={isBusy || isSame} close={close} />
      </form>
    </Dialog>
  );
}

/** What a plan does, file by file, each with its lines. */
function PlanView({ plan }: { plan: Plan }) {
  const { t, named } = useSpeech();
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
                {lead(t('edits'))}
                {edits}
              </span>
            )}
          </summary>
          {lines.length > 0 && <DiffLines lines={lines} name={named(t('lines'), file)} />}
        </details>
      ))}
    </section>
  );
}
