import { useEffect, useRef } from 'react';
import type { Compiled, SectionProps } from '../../../model/compiled.ts';
import type { FormField } from '../../../model/form-field.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import type { FieldError, FormAnswer } from '../../../ui/kit/form-rules.ts';
import type { FormSection } from '../descriptor.ts';
import { useMessages } from './field.tsx';

interface ProblemsProps {
  section: SectionProps<FormSection>['section'];
  answer: FormAnswer | undefined;
}

/** The error summary with links to the fields, focused at each result. The server fills it in by attributes. */
export function Problems({ section: { id, fields }, answer }: ProblemsProps) {
  const { t } = useTexts('form');
  const root = useRef<HTMLDivElement>(null);
  const { outcome, errors = {} } = answer ?? {};
  const isShown = outcome === 'refused' || outcome === 'failed' || outcome === 'tooMany';
  useEffect(() => {
    if (answer && isShown) root.current?.focus();
  }, [answer, isShown]);
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
      <ul data-failed={t('failed')} data-too-many={t('tooMany')}>
        {fields.map((field) => {
          const error = errors[field.name];
          return error && <Problem key={field.name} control={`${id}-${field.name}`} field={field} error={error} />;
        })}
        {outcome === 'failed' && <li>{t('failed')}</li>}
        {outcome === 'tooMany' && <li>{t('tooMany')}</li>}
      </ul>
    </div>
  );
}

function Problem({ control, field, error }: { control: string; field: Compiled<FormField>; error: FieldError }) {
  const messages = useMessages(field);
  return (
    <li>
      <a
        href={`#${control}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(control)?.focus();
        }}
      >
        {messages[error]}
      </a>
    </li>
  );
}
