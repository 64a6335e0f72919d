import type { SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Button, ButtonLink } from '../../ui/kit/button.tsx';
import type { PageCopySection } from './descriptor.ts';
import './page-copy.css';

/** Excluded from the copies themselves. */
export default function PageCopy({ section: { pdf, archive } }: SectionProps<PageCopySection>) {
  const { t } = useTexts('page-copy');
  return (
    <div className="page-copy" data-uncopied>
      {pdf !== undefined && (
        <ButtonLink to={pdf} look="primary" download={pdf.href.split('/').at(-1)}>
          {t('pdf')}
        </ButtonLink>
      )}
      {archive !== undefined && (
        <ButtonLink to={archive} look={pdf ? 'secondary' : 'primary'} download={archive.href.split('/').at(-1)}>
          {t('archive')}
        </ButtonLink>
      )}
      <span className="page-copy__print">
        <Button onClick={() => window.print()}>{t(pdf ? 'printOnly' : 'print')}</Button>
      </span>
      <p className="page-copy__note">{t(pdf ? 'made' : 'note')}</p>
    </div>
  );
}
