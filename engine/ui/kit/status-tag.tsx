import { useTranslation } from '../i18n/words.tsx';
import './status-tag.css';

/** Marks a build that is recommended, or kept for old machines alone. A current one, which most are, has no mark. */
export function StatusTag({ status = 'current' }: { status?: 'recommended' | 'current' | 'archive' | undefined }) {
  const { t } = useTranslation('kit');
  if (status === 'current') return null;
  return <span className={`status-tag status-tag--${status}`}>{t(status)}</span>;
}
