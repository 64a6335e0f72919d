import { type FormEvent, useState } from 'react';
import type { SearchHit, SearchQuery, SearchResults } from '../../protocol/search-protocol.ts';
import { Dialog } from '../dialog.tsx';
import { DialogField } from '../dialog-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { goTo } from '../go-to.ts';
import { useMessages, withSpace } from '../messages.tsx';
import { studio } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';
import { findServer } from './find-server.ts';
import { HitList, keyOf } from './hit-list.tsx';

/** Finds a text in the values of all files, shows each place, and gives those that are chosen another text, as one step. */
export function FindReplace({ close }: { close: () => void }) {
  const { t } = useMessages();
  const { isBusy, fault, ask } = useRequest();
  const [sought, setSought] = useState<SearchQuery>({ text: '', isExact: false, isWord: false });
  const [by, setBy] = useState('');
  const [found, setFound] = useState<SearchResults>();
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const set = (changes: Partial<SearchQuery>) => {
    setSought({ ...sought, ...changes });
    setFound(undefined);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await studio.settled();
      const hits = await findServer.search(sought);
      setFound(hits);
      // A name or an address may be meant by others: it is replaced only where that is said.
      setChosen(new Set(hits.hits.filter(({ isText }) => isText).map(keyOf)));
    });
  };
  const hits = found?.hits.filter((hit) => chosen.has(keyOf(hit))) ?? [];
  const replace = () =>
    ask(async () => {
      const { files } = await findServer.replace(sought, by, found?.revision ?? '', hits);
      close();
      await studio.act(async () => studio.notify(`${withSpace(t('replacedAll'))}${hits.length} (${files})`));
    });
  const open = (hit: SearchHit) => {
    close();
    goTo(hit);
  };
  return (
    <Dialog title={t('findReplace')} close={close}>
      <form onSubmit={search} className="find">
        <DialogField name={t('find')}>
          <input
            required
            spellCheck={false}
            value={sought.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </DialogField>
        <DialogField name={t('replaceBy')}>
          <input spellCheck={false} value={by} onChange={({ target }) => setBy(target.value)} />
        </DialogField>
        <div className="find__how">
          {(['isExact', 'isWord'] as const).map((name) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={sought[name]}
                onChange={({ target }) => set({ [name]: target.checked })}
              />{' '}
              {t(name)}
            </label>
          ))}
          <button type="submit" disabled={isBusy}>
            {t('find')}
          </button>
        </div>
      </form>
      <ErrorMessage fault={fault} />
      <p role="status" className="find__count">
        {isBusy && !found && t('looking')}
        {found && `${withSpace(t(found.hits.length > 0 ? 'foundPlaces' : 'foundNone'))}${found.hits.length || ''}`}
        {found && found.more > 0 && ` ${withSpace(t('foundMore'))}${found.more}`}
      </p>
      {found && <HitList hits={found.hits} chosen={chosen} choose={setChosen} open={open} />}
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('stop')}
        </button>
        <button type="button" className="primary" disabled={isBusy || hits.length === 0} onClick={replace}>
          {t('replaceThese')} {hits.length > 0 && `(${hits.length})`}
        </button>
      </div>
    </Dialog>
  );
}
