import { useEffect, useRef } from 'react';
import type { Compiled } from '../../../descriptor/compiled.ts';
import type { FormField } from '../../../descriptor/form.ts';
import { useTranslation } from '../../../language/words.tsx';
import type { FieldError, FieldErrors } from '../check.ts';
import { useMessages } from '../messages.ts';

/**
 * Why a form was not sent, above its fields: each error leads to its field. It takes the focus after each attempt. The server writes
 * here too, with the words of the attributes.
 */
export function Problems({
  id,
  fields,
  errors,
  outcome,
  attempts,
}: {
  id: string;
  fields: Compiled<FormField>[];
  errors: FieldErrors;
  outcome: string;
  attempts: number;
}) {
  const { t } = useTranslation('form');
  const root = useRef<HTMLDivElement>(null);
  const isShown = outcome === 'refused' || outcome === 'failed' || outcome === 'tooMany';
  useEffect(() => {
    if (isShown && attempts > 0) root.current?.focus();
  }, [isShown, attempts]);
  return (
    <div
      ref={root}
      className="form__problems"
      tabIndex={-1}
      role="alert"
      aria-labelledby={`${id}-problems`}
      data-problems=""
      hidden={!isShown}
    >
      <p className="form__title" id={`${id}-problems`}>
        {t('problems')}
      </p>
      <ul data-failed={t('failed')} data-many={t('tooMany')}>
        {fields.map((field) => {
          const error = errors[field.name];
          return error && <Problem key={field.name} href={`${id}-${field.name}`} field={field} error={error} />;
        })}
        {outcome === 'failed' && <li>{t('failed')}</li>}
        {outcome === 'tooMany' && <li>{t('tooMany')}</li>}
      </ul>
    </div>
  );
}

function Problem({ href, field, error }: { href: string; field: Compiled<FormField>; error: FieldError }) {
  const messages = useMessages(field);
  return (
    <li>
      <a
        href={`#${href}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(href)?.focus();
        }}
      >
        {messages[error]}
      </a>
    </li>
  );
}
