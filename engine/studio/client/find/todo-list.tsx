import { useCallback, useEffect, useState } from 'react';
import type { TodoItem, TodoKind } from '../../protocol/search-protocol.ts';
import { Dialog, DialogEnd } from '../dialog.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { type MessageKey, useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio, useSite } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';
import { RemoveAsset } from './remove-asset.tsx';

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
  const { file, place, text, description } = item;
  const content = (
    <span>
      <strong>{file}</strong> <span className="muted">{place}</span>
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
