import type { Compiled } from '../../descriptor/compiled.ts';
import type { FormField } from '../../descriptor/form.ts';
import type { FieldError } from '../../kit/form-rules.ts';
import { plainText } from '../../kit/inline.tsx';
import { useTranslation } from '../../language/words.tsx';

/** What is said of each error of a field. */
export function useMessages(field: Compiled<FormField>): Record<FieldError, string> {
  const { t } = useTranslation('form');
  const label = plainText(field.label);
  return {
    missing: t('missing', { label }),
    wrong: 'kind' in field && field.kind === 'email' ? t('wrongEmail', { label }) : t('wrong', { label }),
  };
}
