import type { CompiledTarget } from '../../../descriptor/compiled.ts';
import { mailAddress } from '../../../kit/mail-address.ts';
import { usePage } from '../../../kit/page-context.tsx';
import { usePageAddress } from '../../../kit/use-page-address.ts';
import { useTranslation } from '../../../language/words.tsx';

/** A mail about a mistake on the page, for the visitor's own program to send: what the page is called and where it stands are in it. */
export function Report({ to }: { to: CompiledTarget }) {
  const { t } = useTranslation('page-end');
  const { title } = usePage().page;
  // The visitor writes below an empty line.
  const lines = [title, usePageAddress(), '', ''];
  return <a href={mailAddress(to.href, t('subject', { title }), lines)}>{t('report')}</a>;
}
