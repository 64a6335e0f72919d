import { type FormEvent, useState } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { type FormAnswer, formNameField, trapField } from '../../ui/kit/form-rules.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import { useHydrated } from '../../ui/kit/use-hydrated.ts';
import { check } from './check.ts';
import type { FormSection } from './descriptor.ts';
import './form.css';
import { Field } from './parts/field.tsx';
import { Outcome } from './parts/outcome.tsx';
import { Problems } from './parts/problems.tsx';
import { send } from './send.ts';

/** What came of sending: nothing yet, it is under way, or what the server says. A new answer is a new object. */
type State = FormAnswer | 'open' | 'sending';

/**
 * A form. Without JavaScript it posts itself to the page's own address: the server then leads to the words for what came of it, which show
 * as the address's target, or gives the page with the errors written where they stand here. With it the page stays. Where no server is
 * behind the page it posts itself to the site's `formUpstream`, which says what came of it.
 */
export default function Form({ section }: SectionProps<FormSection>) {
  const { t } = useTranslation('form');
  const { formAction } = usePage().site;
  const { id, fields, submit, sent } = section;
  const [state, setState] = useState<State>('open');
  // Until then the browser's own messages are the better ones.
  const isHydrated = useHydrated();
  const answer = typeof state === 'string' ? undefined : state;
  const [isSent, isKept] = [answer?.outcome === 'sent', answer?.outcome === 'kept'];

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const refused = check(form, fields);
    if (formAction !== undefined && !refused) return;
    event.preventDefault();
    if (state === 'sending') return;
    if (!refused) setState('sending');
    setState(refused ?? (await send(form)));
  }

  return (
    <div className="form">
      <Outcome id={`${id}-sent`} isShown={isSent}>
        <Inline text={sent} />
      </Outcome>
      <Outcome id={`${id}-kept`} isShown={isKept}>
        {t('kept')}
      </Outcome>
      <form
        className="form__form"
        id={`${id}-form`}
        action={formAction}
        method="post"
        noValidate={isHydrated}
        hidden={isSent || isKept}
        onSubmit={onSubmit}
      >
        <Problems id={id} fields={fields} answer={answer} />
        <input type="hidden" name={formNameField} value={id} />
        {fields.map((field) => (
          <Field key={field.name} section={id} field={field} error={answer?.errors?.[field.name]} />
        ))}
        <Trap />
        <div>
          <Button type="submit" look="primary" aria-disabled={state === 'sending' || undefined}>
            {submit ? <Inline text={submit} /> : t('submit')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What people do not see, and what fills in everything gives itself away by. */
function Trap() {
  const { t } = useTranslation('form');
  return (
    <div className="form__trap" aria-hidden="true">
      <label>
        {t('trap')}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
