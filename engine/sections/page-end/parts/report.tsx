import type { CompiledTarget } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { mailAddress } from '../../../ui/kit/mail-address.ts';
import { usePage } from '../../../ui/kit/page-context.tsx';
import { usePageAddress } from '../../../ui/kit/use-page-address.ts';

/** A mail about a mistake on the page, for the visitor's own program to send: what the page is called and where it stands are in it. */
export function Report({ to }: { to: CompiledTarget }) {
  const { t } = useTranslation('page-end');
  const { title } = usePage().page;
  // The visitor writes below an empty line.
  const lines = [title, usePageAddress(), '', ''];
  return <a href={mailAddress(to.href, t('subject', { title }), lines)}>{t('report')}</a>;
}
