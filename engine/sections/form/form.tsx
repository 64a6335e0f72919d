import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { useHydrated } from '../../ui/kit/delivery.ts';
import { type FieldError, type FormAnswer, formNameField, trapField } from '../../ui/kit/form-rules.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import type { FormSection } from './descriptor.ts';
import './form.css';
import type { FormField } from '../../model/form-field.ts';
import { Field } from './parts/field.tsx';
import { Problems } from './parts/problems.tsx';

/** The request timeout in milliseconds, longer than the server's own for forwarding. */
const patienceMs = 30_000;

/** Never throws: errors become `failed`. */
async function send(form: HTMLFormElement): Promise<FormAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(window.location.pathname, { method: 'POST', headers, body, signal });
    // A static host may respond with anything.
    const answer = (await response.json()) as Partial<FormAnswer>;
    return answer.outcome ? { ...answer, outcome: answer.outcome } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
}

/** The submission state; each result is a new object. */
type State = FormAnswer | 'open' | 'sending';

/**
 * A form. Without JavaScript, it posts to the page's address and the server redirects to the result or
 * returns the page with errors. With JavaScript, the page stays. Without a server, it posts to the site's
 * `formUpstream`.
 */
export default function Form({ section }: SectionProps<FormSection>) {
  const { t } = useTexts('form');
  const { formAction } = useStablePage().site;
  const { id, fields, submit, successMessage } = section;
  const [state, setState] = useState<State>('open');
  // Until hydration, the browser shows its own messages.
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
        <Inline text={successMessage} />
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
        <Problems section={section} answer={answer} />
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

/** The honeypot. */
function Trap() {
  const { t } = useTexts('form');
  return (
    <div className="form__trap" aria-hidden="true">
      <label>
        {t('trap')}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Validates by HTML constraints, and required checkbox lists. Returns the errors in the server's format. */
function check(form: HTMLFormElement, fields: Compiled<FormField>[]): FormAnswer | undefined {
  const found = fields.flatMap((field): [string, FieldError][] => {
    const { name, required } = field;
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    if ('options' in field && field.multiple)
      return required && !controls.some(({ checked }) => checked) ? [[name, 'missing']] : [];
    const [control] = controls;
    if (!control) return [];
    const { validity, value } = control;
    // HTML accepts whitespace for required fields.
    const isEmpty = validity.valueMissing || (required && value.trim() === '');
    if (isEmpty) return [[name, validity.badInput ? 'wrong' : 'missing']];
    return validity.valid ? [] : [[name, 'wrong']];
  });
  return found.length > 0 ? { outcome: 'refused', errors: Object.fromEntries(found) } : undefined;
}

/** The result message, shown as `:target` or by script, with focus. */
function Outcome({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) root.current?.focus();
  }, [isShown]);
  return (
    <div ref={root} className="form__outcome" id={id} tabIndex={-1} data-shown={isShown || undefined}>
      <p>{children}</p>
    </div>
  );
}
