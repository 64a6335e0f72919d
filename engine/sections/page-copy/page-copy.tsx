import type { SectionProps } from '../../descriptor/compiled.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { useTranslation } from '../../language/words.tsx';
import type { PageCopySection } from './descriptor.ts';
import './page-copy.css';

/** Takes the page along. What it offers is no part of what is taken. */
export default function PageCopy({ section: { archive } }: SectionProps<PageCopySection>) {
  const { t } = useTranslation('page-copy');
  const hydrated = useHydrated();
  return (
    <div className="page-copy" data-uncopied>
      {archive && (
        <ButtonLink to={archive} look="primary" download={archive.href.split('/').at(-1)}>
          {t('archive')}
        </ButtonLink>
      )}
      {hydrated && <Button onClick={() => window.print()}>{t('print')}</Button>}
      <p className="page-copy__note">{t('pdf')}</p>
    </div>
  );
}
