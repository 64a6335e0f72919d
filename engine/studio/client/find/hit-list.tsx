import type { SearchHit } from '../../protocol/search-protocol.ts';
import { useMessages } from '../messages.tsx';

export function keyOf({ file, pointer, start }: SearchHit): string {
  return `${file}#${pointer}@${start}`;
}

/** The matches by file, each with a checkbox and a button that opens its field. */
export function HitList({
  hits,
  chosen,
  choose,
  open,
}: {
  hits: SearchHit[];
  chosen: Set<string>;
  choose: (keys: Set<string>) => void;
  open: (hit: SearchHit) => void;
}) {
  const { t, labelFor } = useMessages();
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
                <span className="muted">{hit.pointer.slice(1).replaceAll('/', ' › ')}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
