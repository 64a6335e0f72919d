import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { type FieldError, type FormAnswer, formNameField, trapField } from '../../ui/kit/form-rules.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import { useHydrated } from '../../ui/kit/use-hydrated.ts';
import type { FormSection } from './descriptor.ts';
import './form.css';
import type { FormField } from '../../model/form.ts';
import { Field } from './parts/field.tsx';
import { Problems } from './parts/problems.tsx';

/** How long the server may take, in milliseconds: longer than it gives an address that it passes forms on to. */
const patienceMs = 30_000;

/** Sends a form to the page's own address. Nothing is thrown: what cannot be sent has `failed`. */
async function send(form: HTMLFormElement): Promise<FormAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(window.location.pathname, { method: 'POST', headers, body, signal });
    // A host that has only files may answer anything.
    const answer = (await response.json()) as Partial<FormAnswer>;
    return answer.outcome ? { ...answer, outcome: answer.outcome } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
}

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

/**
 * Checks a form by the browser's own constraints, and that of a list of boxes, for which HTML has none. Gives what the server would say
 * of its errors; `undefined` where there are none.
 */
function check(form: HTMLFormElement, fields: Compiled<FormField>[]): FormAnswer | undefined {
  const found = fields.flatMap((field): [string, FieldError][] => {
    const { name, required } = field;
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    if ('options' in field && field.several)
      return required && !controls.some(({ checked }) => checked) ? [[name, 'missing']] : [];
    const [control] = controls;
    if (!control) return [];
    const { validity, value } = control;
    // Blanks alone say nothing, though HTML takes them.
    const isEmpty = validity.valueMissing || (required && value.trim() === '');
    if (isEmpty) return [[name, validity.badInput ? 'wrong' : 'missing']];
    return validity.valid ? [] : [[name, 'wrong']];
  });
  return found.length > 0 ? { outcome: 'refused', errors: Object.fromEntries(found) } : undefined;
}

/** The words for what came of a form. They show as the address's target, and where a script has them shown, with the focus. */
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
