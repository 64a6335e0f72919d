import { useCallback, useEffect, useState } from 'react';
import type { TodoItem, TodoKind, UnusedAsset } from '../../protocol/search-protocol.ts';
import { Dialog, DialogEnd, ErrorMessage } from '../dialog.tsx';
import { type MessageKey, useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio, useSite } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';

const kinds: Record<TodoKind, { name: MessageKey; description: MessageKey }> = {
  sample: { name: 'holesSample', description: 'holesSampleSays' },
  missing: { name: 'holesMissing', description: 'holesMissingSays' },
  untranslated: { name: 'holesUntranslated', description: 'holesUntranslatedSays' },
  dead: { name: 'holesDead', description: 'holesDeadSays' },
  unused: { name: 'holesUnused', description: 'holesUnusedSays' },
  long: { name: 'holesLong', description: 'holesLongSays' },
};

/** The open tasks of the site by kind: missing texts, broken links, unused files. Each links to its field. */
export function TodoList({ close }: { close: () => void }) {
  const { t, labelFor } = useMessages();
  const { error, send } = useRequest();
  const [todos, setTodos] = useState<TodoItem[]>();
  const [removed, setRemoved] = useState<string[]>([]);
  const files = useSite(({ files }) => files);
  const load = useCallback(
    () =>
      send(async () => {
        await studio.settled();
        setTodos(await ask('holes'));
        setRemoved(await ask('unused/removed'));
      }),
    [send],
  );
  useEffect(() => void load(), [load]);
  const bringBack = (asset: string) =>
    send(async () => {
      await ask('unused/bring-back', { asset });
      studio.notify(`${t('broughtBack')} assets/${asset}`, 'note');
      await load();
    });
  const open = (item: TodoItem) => {
    close();
    studio.goTo(item);
  };
  return (
    <Dialog title={t('holes')} close={close} isNarrow={todos?.length === 0 && removed.length === 0}>
      <ErrorMessage error={error} />
      <p role="status">
        {!todos && error === undefined && t('looking')}
        {todos && (todos.length > 0 ? `${withSpace(t('holesCount'))}${todos.length}` : t('holesNone'))}
      </p>
      {Object.entries(kinds).map(([kind, labels]) => {
        const own = todos?.filter((item) => item.kind === kind) ?? [];
        if (own.length === 0) return null;
        return (
          <details key={kind} open={own.length <= 20} className="holes">
            <summary>
              {t(labels.name)} <span className="muted">{own.length}</span>
            </summary>
            <p className="says">{t(labels.description)}</p>
            <ul>
              {own.map((item) => (
                <li key={`${item.file}#${item.pointer}`} className="holes__file">
                  <TodoRow item={item} open={files.some(({ file }) => file === item.file) ? open : undefined} />
                  {kind === 'unused' && item.file.startsWith('assets/') && (
                    <RemoveAsset asset={item.file.slice('assets/'.length)} onRemoved={load} />
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
      <DialogEnd closeLabel="close" close={close} />
    </Dialog>
  );
}

function TodoRow({ item, open }: { item: TodoItem; open?: (item: TodoItem) => void }) {
  const { localize } = useMessages();
  const { file, place, text, description } = item;
  const content = (
    <span>
      <strong>{file}</strong> <span className="muted">{localize(place)}</span>
      {text && <span className="uses__text">{text}</span>}
      {description && <span className="holes__says">{description}</span>}
    </span>
  );
  if (!open) return <div className="row--tall holes__one">{content}</div>;
  return (
    <button type="button" className="row row--tall" onClick={() => open(item)}>
      {content}
    </button>
  );
}

/** Checks again that nothing uses a file, reports whether it can be restored, and deletes it. */
function RemoveAsset({ asset, onRemoved }: { asset: string; onRemoved: () => unknown }) {
  const { t, labelFor } = useMessages();
  const { isBusy, error, send } = useRequest();
  const [isOpen, setOpen] = useState(false);
  const [unused, setUnused] = useState<UnusedAsset>();
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    setUnused(undefined);
    void send(async () => {
      await studio.settled();
      setUnused(await ask('unused/look', { asset }));
    });
  };
  const remove = () =>
    send(async () => {
      if (!unused) return;
      await ask('unused/remove', { asset, revision: unused.revision });
      close();
      studio.notify(`${t('removedAsset')} assets/${asset}`, 'note');
      onRemoved();
    });
  const label = t(unused && !unused.isKept ? 'removeForGood' : 'delete');
  return (
    <>
      <button type="button" aria-label={labelFor(t('removeAsset'), asset)} onClick={open}>
        {t('delete')}
      </button>
      {isOpen && (
        <Dialog title={t('removeAsset')} close={close} isNarrow>
          <p className="muted">
            assets/{asset} {unused && `· ${Math.max(1, Math.round(unused.bytes / 1000))} kB`}
          </p>
          <div aria-live="polite">
            {!unused && error === undefined && <p>{t('looking')}</p>}
            {unused && <p>{t('assetUnused')}</p>}
            {unused && <p>{t(unused.isKept ? 'assetGoes' : 'assetGoesForGood')}</p>}
          </div>
          <DialogEnd
            error={error}
            close={close}
            action={{ label, isDangerous: true, isOff: isBusy || !unused, onClick: remove }}
          />
        </Dialog>
      )}
    </>
  );
}
