import { useTranslation } from '../i18n/words.tsx';
import { unknownOrigin } from './unknown-origin.ts';

/** What a reader must do with addresses that begin with {@link unknownOrigin}; nothing below any others. The server takes it away with them. */
export function OriginNote({ origin, className }: { origin: string; className: string }) {
  const { t } = useTranslation('kit');
  if (origin !== unknownOrigin) return null;
  return (
    <p data-unknown-origin="" className={className}>
      {t('unknownOrigin', { address: origin })}
    </p>
  );
}
