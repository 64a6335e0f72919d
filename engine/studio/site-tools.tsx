import { useState } from 'react';
import { NewPage } from './pages/new-page.tsx';
import { useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';
import './structure.css';

/** What can be done with the site as a whole. */
export function SiteTools({ work }: { work: Work }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState<'page'>();
  const close = () => setOpen(undefined);
  return (
    <div className="site-tools">
      <button type="button" className="plain" onClick={() => setOpen('page')}>
        + {t('newPage')}
      </button>
      {open === 'page' && <NewPage work={work} close={close} />}
    </div>
  );
}
