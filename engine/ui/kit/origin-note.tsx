import { useTexts } from '../i18n/words.tsx';
import { unknownOrigin } from './unknown-origin.ts';

/** Tells readers to replace {@link unknownOrigin} in addresses. A server that knows its origin does that, and removes this note. */
export function OriginNote({ origin, className }: { origin: string; className: string }) {
  const { t } = useTexts('kit');
  if (origin !== unknownOrigin) return null;
  return (
    <p data-unknown-origin="" className={className}>
      {t('unknownOrigin', { address: origin })}
    </p>
  );
}
