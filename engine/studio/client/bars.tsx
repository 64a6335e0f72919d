import { useState } from 'react';
import { Clashes } from './clashes.tsx';
import { lead, useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';

/** What the maintainer must hear of: work that is here again, what the disk has changed, what could not be done. None is in the way. */
export function Bars({ work }: { work: Work }) {
  const { t, tongue } = useSpeech();
  const { restored, merged, failure, clashes } = work.state;
  const [understood, setUnderstood] = useState<string[]>([]);
  const when = restored && new Date(restored).toLocaleString(tongue === 'zh' ? 'zh-CN' : 'en');
  const bars = [
    ...(when ? [{ key: when, text: `${t('restored')} ${when}${tongue === 'zh' ? '。' : '.'}` }] : []),
    ...(merged.length > 0 ? [{ key: `${merged}`, text: `${lead(t('merged'))}${merged.join(', ')}` }] : []),
  ].filter(({ key }) => !understood.includes(key));
  return (
    <div className="bars">
      {!work.isOnline && (
        <p className="bar bar--fault" role="alert">
          {t('offline')}
        </p>
      )}
      {failure !== undefined && (
        <p className="bar bar--fault" role="alert">
          {lead(t('siteFailure'))}
          {failure}
        </p>
      )}
      {work.told?.kind === 'fault' && (
        <p className="bar bar--fault" role="alert">
          {lead(t('refusedEdit'))}
          {work.told.text}
          <button type="button" onClick={() => work.tell('', 'note')}>
            {t('dismiss')}
          </button>
        </p>
      )}
      {bars.map(({ key, text }) => (
        <p className="bar" key={key} role="status">
          {text}
          <button type="button" onClick={() => setUnderstood([...understood, key])}>
            {t('dismiss')}
          </button>
        </p>
      ))}
      {clashes.length > 0 && <Clashes work={work} />}
    </div>
  );
}
