import type { PointerEvent } from 'react';
import { dragFrom, indexAfterDrop } from './drag.ts';
import { type Item, moveTo } from './item-tools.tsx';
import { useMessages } from './messages.tsx';

/** The handle that drags an item. Hidden from screen readers: keys and buttons do the same. */
export function Grip() {
  const { t } = useMessages();
  return <span className="grip" aria-hidden="true" title={t('drag')} />;
}

/** The props of a list item that can be dragged within its list. */
export function useDrag(item: Item) {
  const { t } = useMessages();
  const { list, index } = item;
  return {
    'data-place': `${list}/${index}`,
    onPointerDown: ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) =>
      dragFrom(nativeEvent, {
        row: currentTarget,
        sidesOf: (row) => (listAt(row) === list ? ['before', 'after'] : []),
        drop: (row, side) => void moveTo(item, indexAfterDrop(index, indexAt(row), side), t('moved')),
      }),
  };
}

function listAt({ dataset: { place = '' } }: HTMLElement): string {
  return place.slice(0, place.lastIndexOf('/'));
}

function indexAt({ dataset: { place = '' } }: HTMLElement): number {
  return Number(place.slice(place.lastIndexOf('/') + 1));
}
