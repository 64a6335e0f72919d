import { useTexts } from '../i18n/words.tsx';
import './status-tag.css';

/** A tag for recommended or archived builds; current builds have none. */
export function StatusTag({ status = 'current' }: { status?: 'recommended' | 'current' | 'archive' | undefined }) {
  const { t } = useTexts('kit');
  if (status === 'current') return null;
  return <span className={`status-tag status-tag--${status}`}>{t(status)}</span>;
}
