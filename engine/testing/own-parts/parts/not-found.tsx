import type { NotFoundProps } from 'pagewright/parts';
import { useTranslation } from 'pagewright/section';
import './not-found.css';

/** The page as it is written, with a way home below. */
export default function NotFound({ home, children }: NotFoundProps) {
  const { t } = useTranslation('parts');
  return (
    <>
      {children}
      <p className="bay-lost">
        {t('lost')} <a href={home}>{t('harbour')}</a>
      </p>
    </>
  );
}
