import { useState } from 'react';
import type { DraftClash } from '../protocol/state-protocol.ts';
import { useMessages, withSpace } from './messages.tsx';
import { ask } from './server.ts';
import { useSlice } from './store/slice.ts';
import { studio, useSite } from './store/studio.ts';
import { ValueView } from './value-view.tsx';

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

/** The conflicts between unsaved changes and the disk. For each value the maintainer chooses one of both versions. */
function Clashes() {
  return useSite(({ clashes }) => clashes).map((clash) => <ClashView key={clash.file} clash={clash} />);
}

function ClashView({ clash }: { clash: DraftClash }) {
  const { file, isGone, conflicts } = clash;
  const { t, localize } = useMessages();
  const [ours, setOurs] = useState<string[]>([]);
  const textPart = (value: string) => [{ place: { en: '', zh: '' }, value }];
  const whole = { ours: textPart(t('ours')), theirs: textPart(t('clashGone')) };
  const places = isGone ? [{ pointer: '', place: undefined, parts: whole }] : conflicts;
  return (
    <form
      className="bar bar--clash"
      aria-label={file}
      onSubmit={(event) => {
        event.preventDefault();
        void studio.act(() => ask('settle', { file, revision: clash.revision, ours }));
      }}
    >
      <p>
        <strong>{file}</strong> {t('clash')}
      </p>
      {places.map((place) => (
        <fieldset key={place.pointer} className="clash">
          <legend>{localize(place.place) || file}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side} className="clash__side">
              <input
                type="radio"
                name={`${file}${place.pointer}`}
                checked={ours.includes(place.pointer) === (side === 'ours')}
                onChange={() =>
                  setOurs(side === 'ours' ? [...ours, place.pointer] : ours.filter((one) => one !== place.pointer))
                }
              />{' '}
              <strong>{t(side)}</strong>
              <ValueView parts={place.parts[side]} />
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="primary">
        {t('settle')}
      </button>
    </form>
  );
}
