import type { Compiled } from '../../model/compiled.ts';
import type { FormField } from '../../model/form.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import type { FieldError } from '../../ui/kit/form-rules.ts';
import { plainText } from '../../ui/kit/inline.tsx';

/** The error messages of a field: choose, tick or write. */
export function useMessages(field: Compiled<FormField>): Record<FieldError, string> {
  const { t } = useTranslation('form');
  const label = plainText(field.label);
  if ('options' in field) return { missing: t('unchosen', { label }), wrong: t('wrong', { label }) };
  if (field.kind === 'consent') return { missing: t('unticked', { label }), wrong: t('wrong', { label }) };
  const wrong = field.kind === 'email' ? t('wrongEmail', { label }) : t('wrong', { label });
  return { missing: t('missing', { label }), wrong };
}
