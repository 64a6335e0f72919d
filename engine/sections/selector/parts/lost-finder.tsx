import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Button } from '../../../ui/kit/button.tsx';

/** Shown if the finder fails to load. After a retry, the focus moves to the summary. */
export function LostFinder({ retry }: { retry: () => void }) {
  const { t } = useTranslation('app');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) own?.closest('details')?.querySelector('summary')?.focus();
    };
  }, []);
  return (
    <p className="selector__lost" role="status">
      {t('failed')}
      <Button onClick={retry} ref={button}>
        {t('retry')}
      </Button>
    </p>
  );
}
