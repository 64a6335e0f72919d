import { type ReactNode, useId, useRef, useState } from 'react';
import type { StringField } from '../../protocol/form-protocol.ts';
import type { Usage } from '../../protocol/pages-protocol.ts';
import { useMessages, withSpace } from '../messages.tsx';
import { UsageList } from '../pages/usage-list.tsx';
import { ask } from '../server.ts';
import { studio, useChosen } from '../store/studio.ts';
import './anchors.css';

/** Wraps the input of an anchor's name: counts its links on focus, and after a change offers to update them. */
export function AnchorInput({ field, children }: { field: StringField; children: ReactNode }) {
  const { t } = useMessages();
  const { pointer, value } = field;
  const chosen = useChosen();
  const isAsked = useRef(false);
  const [before, setBefore] = useState<{ id: string; uses: Usage[] }>();
  const findLinks = () => {
    if (!chosen || isAsked.current) return;
    isAsked.current = true;
    ask('anchors/uses', { file: chosen.file, pointer, id: value }).then(
      (uses) => setBefore({ id: value, uses }),
      () => {
        // The next focus tries again.
        isAsked.current = false;
      },
    );
  };
  const follow = async () => {
    if (!chosen || !before) return;
    const following = studio.act(async () => {
      const revision = studio.place.revision();
      await ask('anchors/follow', { file: chosen.file, pointer, id: before.id, revision });
      studio.notify(`${withSpace(t('anchorFollowed'))}${before.uses.length}`);
    });
    const there = await studio.chosenAfter(following);
    if (there) studio.choose(there, pointer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the input.
    <div onFocus={findLinks}>
      {children}
      <div role="status">
        {before && before.uses.length > 0 && (
          <Note uses={before.uses} lost={before.id === value ? undefined : before.id} follow={follow} />
        )}
      </div>
    </div>
  );
}

function Note({ uses, lost, follow }: { uses: Usage[]; lost?: string; follow: () => void }) {
  const { t } = useMessages();
  const description = useId();
  return (
    <div className="anchor-note">
      <details>
        <summary id={description}>
          {withSpace(t(lost === undefined ? 'anchorUses' : 'anchorLost'))}
          {uses.length}
          {lost !== undefined && <code> #{lost}</code>}
        </summary>
        <UsageList uses={uses} close={() => {}} />
      </details>
      {lost === undefined ? (
        <p className="says">{t('anchorSays')}</p>
      ) : (
        <button type="button" className="primary" aria-describedby={description} onClick={follow}>
          {t('anchorFollow')}
        </button>
      )}
    </div>
  );
}
