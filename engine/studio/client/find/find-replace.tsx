import { type FormEvent, useState } from 'react';
import type { Hit, Hits, Sought } from '../../protocol/search-protocol.ts';
import { Asked } from '../asked.tsx';
import { Dialog } from '../dialog.tsx';
import { Fault } from '../fault.tsx';
import { goTo } from '../go-to.ts';
import { lead, useSpeech } from '../speech.tsx';
import { studio } from '../store/studio.ts';
import { useAsking } from '../use-asking.ts';
import { findServer } from './find-server.ts';
import { HitList, keyOf } from './hit-list.tsx';

/** Finds a text in the values of all files, shows each place, and gives those that are chosen another text, as one step. */
export function FindReplace({ close }: { close: () => void }) {
  const { t } = useSpeech();
  const { isBusy, fault, ask } = useAsking();
  const [sought, setSought] = useState<Sought>({ text: '', isExact: false, isWord: false });
  const [by, setBy] = useState('');
  const [found, setFound] = useState<Hits>();
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const set = (changes: Partial<Sought>) => {
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
      await studio.act(async () => studio.notify(`${lead(t('replacedAll'))}${hits.length} (${files})`));
    });
  const open = (hit: Hit) => {
    close();
    goTo(hit);
  };
  return (
    <Dialog title={t('findReplace')} close={close}>
      <form onSubmit={search} className="find">
        <Asked name={t('find')}>
          <input
            required
            spellCheck={false}
            value={sought.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Asked>
        <Asked name={t('replaceBy')}>
          <input spellCheck={false} value={by} onChange={({ target }) => setBy(target.value)} />
        </Asked>
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
      <Fault fault={fault} />
      <p role="status" className="find__count">
        {isBusy && !found && t('looking')}
        {found && `${lead(t(found.hits.length > 0 ? 'foundPlaces' : 'foundNone'))}${found.hits.length || ''}`}
        {found && found.more > 0 && ` ${lead(t('foundMore'))}${found.more}`}
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
