import { useCallback, useEffect, useState } from 'react';
import type { TodoItem, TodoKind } from '../../protocol/search-protocol.ts';
import { Dialog } from '../dialog.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { goTo } from '../go-to.ts';
import { type MessageKey, useMessages, withSpace } from '../messages.tsx';
import { studio, useSite } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';
import { findServer } from './find-server.ts';
import { RemoveAsset } from './remove-asset.tsx';

const kinds: Record<TodoKind, { name: MessageKey; description: MessageKey }> = {
  sample: { name: 'holesSample', description: 'holesSampleSays' },
  missing: { name: 'holesMissing', description: 'holesMissingSays' },
  untranslated: { name: 'holesUntranslated', description: 'holesUntranslatedSays' },
  dead: { name: 'holesDead', description: 'holesDeadSays' },
  unused: { name: 'holesUnused', description: 'holesUnusedSays' },
  long: { name: 'holesLong', description: 'holesLongSays' },
};

/** What the site lacks, or has and does not need, by kind; each leads to its field. */
export function TodoList({ close }: { close: () => void }) {
  const { t, labelFor } = useMessages();
  const { fault, ask } = useRequest();
  const [holes, setHoles] = useState<TodoItem[]>();
  const [removed, setRemoved] = useState<string[]>([]);
  const files = useSite(({ files }) => files);
  const load = useCallback(
    () =>
      ask(async () => {
        await studio.settled();
        setHoles(await findServer.holes());
        setRemoved(await findServer.removed());
      }),
    [ask],
  );
  useEffect(() => void load(), [load]);
  const bringBack = (asset: string) =>
    ask(async () => {
      await findServer.bringBack(asset);
      studio.notify(`${t('broughtBack')} assets/${asset}`, 'note');
      await load();
    });
  const open = (hole: TodoItem) => {
    close();
    goTo(hole);
  };
  return (
    <Dialog title={t('holes')} close={close} isNarrow={holes?.length === 0 && removed.length === 0}>
      <ErrorMessage fault={fault} />
      <p role="status">
        {!holes && fault === undefined && t('looking')}
        {holes && (holes.length > 0 ? `${withSpace(t('holesCount'))}${holes.length}` : t('holesNone'))}
      </p>
      {Object.entries(kinds).map(([kind, words]) => {
        const own = holes?.filter((hole) => hole.kind === kind) ?? [];
        if (own.length === 0) return null;
        return (
          <details key={kind} open={own.length <= 20} className="holes">
            <summary>
              {t(words.name)} <span className="muted">{own.length}</span>
            </summary>
            <p className="says">{t(words.description)}</p>
            <ul>
              {own.map((hole) => (
                <li key={`${hole.file}#${hole.pointer}`} className="holes__file">
                  <HoleRow hole={hole} open={files.some(({ file }) => file === hole.file) ? open : undefined} />
                  {kind === 'unused' && hole.file.startsWith('assets/') && (
                    <RemoveAsset asset={hole.file.slice('assets/'.length)} onRemoved={load} />
                  )}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {removed.length > 0 && (
        <details open className="holes">
          <summary>
            {t('removedAssets')} <span className="muted">{removed.length}</span>
          </summary>
          <p className="says">{t('removedAssetsSays')}</p>
          <ul>
            {removed.map((asset) => (
              <li key={asset} className="holes__file">
                <span className="holes__one">assets/{asset}</span>
                <button type="button" aria-label={labelFor(t('bringBack'), asset)} onClick={() => bringBack(asset)}>
                  {t('bringBack')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}

/** A hole; of what is no file of descriptors, there is no field to open. */
function HoleRow({ hole, open }: { hole: TodoItem; open?: (hole: TodoItem) => void }) {
  const { file, place, text, description } = hole;
  const told = (
    <span>
      <strong>{file}</strong> <span className="muted">{place}</span>
      {text && <span className="uses__text">{text}</span>}
      {description && <span className="holes__says">{description}</span>}
    </span>
  );
  if (!open) return <div className="row--tall holes__one">{told}</div>;
  return (
    <button type="button" className="row row--tall" onClick={() => open(hole)}>
      {told}
    </button>
  );
}
