import { type ReactNode, useId, useRef, useState } from 'react';
import type { StringField } from '../../protocol/form-protocol.ts';
import type { Usage } from '../../protocol/pages-protocol.ts';
import { useMessages, withSpace } from '../messages.tsx';
import { UsageList } from '../pages/usage-list.tsx';
import { studio, useChosen } from '../store/studio.ts';
import { anchorsServer } from './anchors-server.ts';
import './anchors.css';

/**
 * Around the input of a name that links can lead to: once it is gone to, how many do is told beneath it, before a letter of it is lost; and
 * when it is another, one button makes them follow.
 */
export function AnchorInput({ field, children }: { field: StringField; children: ReactNode }) {
  const { t } = useMessages();
  const { pointer, value } = field;
  const chosen = useChosen();
  const isAsked = useRef(false);
  const [before, setBefore] = useState<{ id: string; uses: Usage[] }>();
  const ask = () => {
    if (!chosen || isAsked.current) return;
    isAsked.current = true;
    anchorsServer.uses({ file: chosen.file, pointer, id: value }).then(
      (uses) => setBefore({ id: value, uses }),
      () => {
        // What cannot be looked up now, is looked up when it is gone to again.
        isAsked.current = false;
      },
    );
  };
  const follow = async () => {
    if (!chosen || !before) return;
    const following = studio.act(async () => {
      const revision = studio.place.get().form?.revision ?? '';
      await anchorsServer.follow({ file: chosen.file, pointer, id: before.id, revision });
      studio.notify(`${withSpace(t('anchorFollowed'))}${before.uses.length}`);
    });
    const there = await studio.chosenAfter(following);
    if (there) studio.choose(there, pointer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the input in it.
    <div onFocus={ask}>
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
