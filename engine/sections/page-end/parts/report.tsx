import type { CompiledTarget } from '../../../descriptor/compiled.ts';
import { usePage } from '../../../kit/page-context.tsx';
import { usePageAddress } from '../../../kit/use-page-address.ts';
import { useTranslation } from '../../../language/words.tsx';
import { percentEncode } from '../../../percent-encode.ts';

/** A mail about a mistake on the page, for the visitor's own program to send: what the page is called and where it stands are in it. */
export function Report({ to }: { to: CompiledTarget }) {
  const { t } = useTranslation('page-end');
  const { title } = usePage().page;
  const lines = [title, usePageAddress()];
  const query = `subject=${percentEncode(t('subject', { title }))}&body=${percentEncode(`${lines.join('\r\n')}\r\n\r\n`)}`;
  return <a href={`${to.href}?${query}`}>{t('report')}</a>;
}
