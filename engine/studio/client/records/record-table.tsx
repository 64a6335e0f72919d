import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { collectionOfFile } from '../../../model/schema/collections.ts';
import { onTyped } from '../../../ui/kit/on-typed.ts';
import type { RecordOrder, RecordRow, RecordTable as RecordTableData } from '../../protocol/state-protocol.ts';
import { isIn } from '../is-in.ts';
import { useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio, useChosen, useSite } from '../store/studio.ts';
import { useRequest, useResponse } from '../use-request.ts';
import { RecordLine } from './record-line.tsx';

/** Tables with more rows render only the rows in view. */
const maxRendered = 200;

/** The height of a row in pixels before it is measured. */
const estimatedHeight = 41;

/** The records of a collection. The chosen row has inputs. The form shows the whole record. */
export function RecordTable({ file }: { file: string }) {
  const { t, locale, localize } = useMessages();
  const [order, setOrder] = useState<RecordOrder>('newest');
  const table = useRecords(file, order);
  const languages = useSite(({ languages }) => languages);
  const chosen = useChosen();
  const [chosenLanguage, setLanguage] = useState<string>();
  const spoken = languages.find(({ code }) => code === locale || code.startsWith(`${locale}-`)) ?? languages[0];
  const language = chosenLanguage ?? spoken?.code ?? '';
  const [query, setQuery] = useState('');
  const [column, setColumn] = useState<string>();
  const scroller = useRef<HTMLElement>(null);
  const rows = useMemo(() => {
    const text = query.trim().toLowerCase();
    return (table?.rows ?? []).filter(({ cells }) => text === '' || JSON.stringify(cells).toLowerCase().includes(text));
  }, [table, query]);
  const isLong = rows.length > maxRendered;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    estimateSize: () => estimatedHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
  });
  const isChosen = ({ file: path, pointer }: RecordRow) => path === chosen?.file && isInRecord(chosen.pointer, pointer);
  const at = rows.findIndex(isChosen);
  useEffect(() => {
    if (at < 0) return;
    if (isLong) virtualizer.scrollToIndex(at);
    else scroller.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at, isLong, virtualizer]);
  const choose = (row: RecordRow | undefined, name?: string) => {
    if (!row) return;
    setColumn(name);
    studio.choose({ file: row.file, pointer: row.pointer });
  };
  const add = () =>
    studio.act(async () => {
      const making = ask('records/new', { file });
      const isHere = await studio.chosenAfter(making);
      const { at: place, begin } = await making;
      if (isHere) {
        setColumn(undefined);
        studio.begin(place);
        studio.choose(place, begin);
      }
      studio.notify(t('madeRecord'));
    });
  // Only a file with several records has an order of its own.
  const isSortable = table?.isDated === true && table.rows.some(({ count = 1 }) => count > 1);
  if (!table) return <p className="hint">{t('looking')}</p>;
  const inView = isLong ? virtualizer.getVirtualItems() : [];
  const rendered = isLong ? inView.map(({ index }) => index) : rows.map((_, index) => index);
  const [before, after] = isLong
    ? [inView[0]?.start ?? 0, virtualizer.getTotalSize() - (inView.at(-1)?.end ?? 0)]
    : [0, 0];
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOf(event);
    const name = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset.column;
    if (by === undefined || at < 0) return;
    event.preventDefault();
    choose(rows[at + by], name);
  };
  return (
    <>
      <div className="preview__bar">
        {table.isPulled ? (
          <span className="muted">{t('pulledRecords')}</span>
        ) : (
          <button type="button" onClick={add}>
            + {t('newRecord')}
          </button>
        )}
        <input type="search" aria-label={t('findRecord')} placeholder={t('findRecord')} {...onTyped(setQuery)} />
        {languages.length > 1 && (
          <select
            aria-label={t('recordLanguage')}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
        {isSortable && (
          <select
            aria-label={t('recordOrder')}
            value={order}
            onChange={({ target }) => setOrder(target.value as RecordOrder)}
          >
            <option value="newest">{t('newestFirst')}</option>
            <option value="file">{t('asInFile')}</option>
          </select>
        )}
        <span className="muted">
          {withSpace(t('recordCount'))}
          {rows.length}
        </span>
      </div>
      <section className="records" ref={scroller} aria-label={table.collection}>
        <table aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <th scope="col">#</th>
              {table.columns.map(({ name, title }) => (
                <th scope="col" key={name} id={`column-${name}`} title={name}>
                  {localize(title)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody onKeyDown={step}>
            <Gap height={before} />
            {rendered.map((index) => {
              const row = rows[index] as RecordRow;
              return (
                <RecordLine
                  key={`${row.file}${row.pointer}`}
                  row={row}
                  number={index + 1}
                  columns={table.columns}
                  isSorted={isSortable && order === 'newest'}
                  language={language}
                  isChosen={index === at}
                  column={index === at ? column : undefined}
                  choose={choose}
                />
              );
            })}
            <Gap height={after} />
          </tbody>
        </table>
      </section>
    </>
  );
}

function useRecords(file: string, order: RecordOrder): RecordTableData | undefined {
  const collection = collectionOfFile(file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files of a collection have the same table.
  const read = useCallback(() => ask('records', { file, order }), [collection, order]);
  const table = useResponse(useRequest(), read);
  return table?.collection === collection ? table : undefined;
}

function Gap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td style={{ blockSize: height, padding: 0 }} />
    </tr>
  ) : null;
}

/** Whether a pointer is a record or is in it. A list is not in its own file's record. */
function isInRecord(pointer: string, record: string): boolean {
  return isIn(pointer, record) && (record !== '' || !/^\/\d+/.test(pointer));
}

/** The rows that a key moves by: an arrow key in a row's header, Enter in an input. `undefined` for any other key. */
function stepOf({ key, target, altKey, shiftKey, nativeEvent }: KeyboardEvent): number | undefined {
  if (altKey || nativeEvent.isComposing) return undefined;
  const element = target as HTMLElement;
  if (element.matches('[data-row]')) return { ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Enter' && element.matches('input:not([type="checkbox"]), select')) return shiftKey ? -1 : 1;
  return undefined;
}
