import { useState } from 'react';
import type { MovePlan, PageMove } from '../../protocol/pages-protocol.ts';
import { DialogField, FormDialog } from '../dialog.tsx';
import { DiffLines } from '../diff-lines.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio } from '../store/studio.ts';

/** Changes the address and file of a page. The first submit shows the changes, the second makes them. */
export function MovePage({ file, route, close }: { file: string; route: string; close: () => void }) {
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
