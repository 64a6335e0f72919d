import { type FormEvent, useState } from 'react';
import type { SearchHit, SearchQuery, SearchResults } from '../../protocol/search-protocol.ts';
import { Dialog, DialogEnd, DialogField, ErrorMessage } from '../dialog.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';

/** Finds a text in all files, lists the matches, and replaces the chosen ones in one step. */
export function FindReplace({ close }: { close: () => void }) {
  const { t } = useMessages();
  const { isBusy, error, send } = useRequest();
  const [query, setQuery] = useState<SearchQuery>({ text: '', isExact: false, isWord: false });
  const [by, setBy] = useState('');
  const [results, setResults] = useState<SearchResults>();
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const set = (changes: Partial<SearchQuery>) => {
    setQuery({ ...query, ...changes });
    setResults(undefined);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      await studio.settled();
      const next = await ask('search', query);
      setResults(next);
      // Other files may refer to a name or an address, so neither is chosen by default.
      setChosen(new Set(next.hits.filter(({ isText }) => isText).map(keyOf)));
    });
  };
  const hits = results?.hits.filter((hit) => chosen.has(keyOf(hit))) ?? [];
  const replace = () =>
    send(async () => {
      const positions = hits.map(({ file, pointer, start }) => ({ file, pointer, start }));
      const revision = results?.revision ?? '';
      const { files } = await ask('replace', { ...query, by, revision, chosen: positions });
      close();
      await studio.act(async () => studio.notify(`${withSpace(t('replacedAll'))}${hits.length} (${files})`));
    });
  const open = (hit: SearchHit) => {
    close();
    studio.goTo(hit);
  };
  return (
    <Dialog title={t('findReplace')} close={close}>
      <form onSubmit={search} className="find">
        <DialogField name={t('find')}>
          <input
            required
            spellCheck={false}
            value={query.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </DialogField>
        <DialogField name={t('replaceBy')}>
          <input spellCheck={false} value={by} onChange={({ target }) => setBy(target.value)} />
        </DialogField>
        <div className="find__how">
          {(['isExact', 'isWord'] as const).map((name) => (
            <label key={name} className="check">
              <input type="checkbox" checked={query[name]} onChange={({ target }) => set({ [name]: target.checked })} />{' '}
              {t(name)}
            </label>
          ))}
          <button type="submit" disabled={isBusy}>
            {t('find')}
          </button>
        </div>
      </form>
      <ErrorMessage error={error} />
      <p role="status" className="find__count">
        {isBusy && !results && t('looking')}
        {results &&
          `${withSpace(t(results.hits.length > 0 ? 'foundPlaces' : 'foundNone'))}${results.hits.length || ''}`}
        {results && results.more > 0 && ` ${withSpace(t('foundMore'))}${results.more}`}
      </p>
      {results && <HitList hits={results.hits} chosen={chosen} choose={setChosen} open={open} />}
      <DialogEnd
        close={close}
        action={{
          label: `${t('replaceThese')} ${hits.length > 0 ? `(${hits.length})` : ''}`,
          isOff: isBusy || hits.length === 0,
          onClick: replace,
        }}
      />
    </Dialog>
  );
}

function keyOf({ file, pointer, start }: SearchHit): string {
  return `${file}#${pointer}@${start}`;
}

interface HitListProps {
  hits: SearchHit[];
  chosen: Set<string>;
  choose: (keys: Set<string>) => void;
  open: (hit: SearchHit) => void;
}

/** The matches by file, each with a checkbox and a button that opens its field. */
function HitList({ hits, chosen, choose, open }: HitListProps) {
  const { t, localize, labelFor } = useMessages();
  const files = [...new Set(hits.map(({ file }) => file))];
  const set = (some: SearchHit[], isChosen: boolean) => {
    const keys = new Set(chosen);
    for (const key of some.map(keyOf)) isChosen ? keys.add(key) : keys.delete(key);
    choose(keys);
  };
  return files.map((file) => {
    const own = hits.filter((hit) => hit.file === file);
    return (
      <section key={file} aria-label={file}>
        <label className="check hits__file">
          <input
            type="checkbox"
            checked={own.every((hit) => chosen.has(keyOf(hit)))}
            onChange={({ target }) => set(own, target.checked)}
          />{' '}
          <strong>{file}</strong>
        </label>
        <ul>
          {own.map((hit) => (
            <li key={keyOf(hit)} className="hits__one">
              <input
                type="checkbox"
                aria-label={labelFor(t('replaceHere'), `${hit.before}${hit.found}${hit.after}`)}
                checked={chosen.has(keyOf(hit))}
                onChange={({ target }) => set([hit], target.checked)}
              />
              <button type="button" className="row hits__open" title={t('goTo')} onClick={() => open(hit)}>
                <span>
                  {hit.before}
                  <mark>{hit.found}</mark>
                  {hit.after}
                </span>
                {!hit.isText && <span className="tag">{t('isName')}</span>}
                <span className="muted">{localize(hit.place)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
