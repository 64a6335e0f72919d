import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useArrival } from '../../../ui/kit/arrival.ts';
import type { BodyRow } from './arrange-rows.ts';
import type { RowsProps } from './frame.tsx';
import { GroupHeading } from './group-heading.tsx';
import { TableRow } from './table-row.tsx';

const guessedHeight = 52;

/** A virtualized table body. Renders all rows for printing. */
export default function LongRows({ section, rows, anchors }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // Content above may change its height.
  useLayoutEffect(() => {
    const measure = () => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  const printing = usePrinting();
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guessedHeight,
    overscan: 8,
    scrollMargin: top,
  });
  const { anchor } = useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the row of the anchor on arrival only; its position is known then
  useEffect(() => {
    const index = rows.findIndex((one) => 'row' in one && anchors.get(one.row) === anchor);
    if (top > 0 && index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [anchor, top > 0]);
  const inView = virtualizer.getVirtualItems();
  const drawn = printing ? rows.map((_, index) => ({ index, key: index })) : inView;
  const before = printing ? 0 : (inView[0]?.start ?? top) - top;
  const after = printing ? 0 : virtualizer.getTotalSize() - ((inView.at(-1)?.end ?? top) - top);
  return (
    <tbody ref={body}>
      <Gap height={before} />
      {drawn.map(({ index, key }) => {
        const one = rows[index] as BodyRow;
        const place = {
          section,
          ref: printing ? undefined : virtualizer.measureElement,
          'data-index': index,
          'aria-rowindex': index + 2,
        };
        return 'heading' in one ? (
          <GroupHeading {...place} {...one} key={key} />
        ) : (
          <TableRow {...place} {...one} key={key} id={anchors.get(one.row)} />
        );
      })}
      <Gap height={after} />
    </tbody>
  );
}

/** Renders synchronously, before the browser lays out the print. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), listening);
    window.addEventListener('afterprint', () => setPrinting(false), listening);
    return () => listening.abort();
  }, []);
  return printing;
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true">
      <td className="table-frame__gap" style={{ height }} />
    </tr>
  );
}
