import { useState } from 'react';
import type { DraftClash } from '../protocol/state-protocol.ts';
import { useMessages } from './messages.tsx';
import { ask } from './server.ts';
import { studio, useSite } from './store/studio.ts';
import { ValueView } from './value-view.tsx';

/** The conflicts between unsaved changes and the disk. For each value the maintainer chooses one of both versions. */
export function Clashes() {
  return useSite(({ clashes }) => clashes).map((clash) => <ClashView key={clash.file} clash={clash} />);
}

function ClashView({ clash }: { clash: DraftClash }) {
  const { file, isGone, conflicts } = clash;
  const { t } = useMessages();
  const [ours, setOurs] = useState<string[]>([]);
  const places = isGone ? [{ pointer: '', ours: t('ours'), theirs: t('clashGone') }] : conflicts;
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
          <legend>{place.pointer.slice(1).replaceAll('/', ' › ') || file}</legend>
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
              <ValueView value={place[side]} />
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
