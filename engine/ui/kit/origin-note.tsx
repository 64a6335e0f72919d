import { useTranslation } from '../i18n/words.tsx';
import { unknownOrigin } from './unknown-origin.ts';

/** Instructions for addresses that begin with {@link unknownOrigin}. The server removes both. */
export function OriginNote({ origin, className }: { origin: string; className: string }) {
  const { t } = useTranslation('kit');
  if (origin !== unknownOrigin) return null;
  return (
    <p data-unknown-origin="" className={className}>
      {t('unknownOrigin', { address: origin })}
    </p>
  );
}
