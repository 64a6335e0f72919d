import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../../descriptor/compiled.ts';
import { Button } from '../../kit/button.tsx';
import { formNameField, trapField } from '../../kit/form-rules.ts';
import { Inline } from '../../kit/inline.tsx';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { useTranslation } from '../../language/words.tsx';
import { check, type FieldErrors } from './check.ts';
import type { FormSection } from './descriptor.ts';
import './form.css';
import { Field } from './parts/field.tsx';
import { Problems } from './parts/problems.tsx';
import { send } from './send.ts';

/** What came of sending: nothing yet, under way, taken, refused for its fields, or not taken for now. */
type Outcome = 'open' | 'sending' | 'sent' | 'refused' | 'failed' | 'tooMany';

/**
 * A form. Without JavaScript it posts itself to the page's own address: the server then leads to the words of `sent`, which show as the
 * address's target, or gives the page with the errors written where they stand here. With it the page stays.
 */
export default function Form({ section }: SectionProps<FormSection>) {
  const { t } = useTranslation('form');
  const { id, fields, submit, sent } = section;
  const [outcome, setOutcome] = useState<Outcome>('open');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const done = useRef<HTMLDivElement>(null);
  // Until then the browser's own messages are the better ones.
  const isHydrated = useHydrated();

  useEffect(() => {
    if (outcome === 'sent') done.current?.focus();
  }, [outcome]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome === 'sending') return;
    const form = event.currentTarget;
    const found = check(form, fields);
    const answer = Object.keys(found).length > 0 ? { outcome: 'refused' as const, errors: found } : undefined;
    if (!answer) setOutcome('sending');
    const told = answer ?? (await send(form));
    setErrors(told.errors ?? {});
    setOutcome(told.outcome);
    setAttempts((count) => count + 1);
  }

  return (
    <div className="form">
      <div
        ref={done}
        className="form__sent"
        id={`${id}-sent`}
        tabIndex={-1}
        data-shown={outcome === 'sent' || undefined}
      >
        <p>
          <Inline text={sent} />
        </p>
      </div>
      <form
        className="form__form"
        id={`${id}-form`}
        method="post"
        noValidate={isHydrated}
        hidden={outcome === 'sent'}
        onSubmit={onSubmit}
      >
        <Problems id={id} fields={fields} errors={errors} outcome={outcome} attempts={attempts} />
        <input type="hidden" name={formNameField} value={id} />
        {fields.map((field) => (
          <Field key={field.name} section={id} field={field} error={errors[field.name]} />
        ))}
        <Trap />
        <div>
          <Button type="submit" look="primary" aria-disabled={outcome === 'sending' || undefined}>
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
