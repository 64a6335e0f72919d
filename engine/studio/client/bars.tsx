import { useState } from 'react';
import { Clashes } from './clashes.tsx';
import { useMessages, withSpace } from './messages.tsx';
import { studio, useSite } from './store/studio.ts';
import { useSlice } from './store/use-slice.ts';

/** Messages above the panes: restored work, changes on the disk, failures and conflicts. */
export function Bars() {
  const { t, locale } = useMessages();
  const { restored, merged, failure } = useSite((site) => site);
  const isOnline = useSlice(studio.connection, ({ isOnline }) => isOnline);
  const notice = useSlice(studio.notices, ({ notice }) => notice);
  const [dismissed, setDismissed] = useState<string[]>([]);
  const when = restored && new Date(restored).toLocaleString(locale === 'zh' ? 'zh-CN' : 'en');
  const bars = [
    ...(when ? [{ key: when, text: `${t('restored')} ${when}${locale === 'zh' ? '。' : '.'}` }] : []),
    ...(merged.length > 0 ? [{ key: `${merged}`, text: `${withSpace(t('merged'))}${merged.join(', ')}` }] : []),
  ].filter(({ key }) => !dismissed.includes(key));
  return (
    <div className="bars">
      {!isOnline && (
        <p className="bar bar--fault" role="alert">
          {t('offline')}
        </p>
      )}
      {failure !== undefined && (
        <p className="bar bar--fault" role="alert">
          {withSpace(t('siteFailure'))}
          {failure}
        </p>
      )}
      {notice?.kind === 'error' && (
        <p className="bar bar--fault" role="alert">
          {withSpace(t('refusedEdit'))}
          {notice.text}
          <button type="button" onClick={() => studio.notify('', 'note')}>
            {t('dismiss')}
          </button>
        </p>
      )}
      {bars.map(({ key, text }) => (
        <p className="bar" key={key} role="status">
          {text}
          <button type="button" onClick={() => setDismissed([...dismissed, key])}>
            {t('dismiss')}
          </button>
        </p>
      ))}
      <Clashes />
    </div>
  );
}
