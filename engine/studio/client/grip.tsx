import type { PointerEvent } from 'react';
import { dragFrom, droppedAt } from './drag.ts';
import { type Item, moveTo } from './item-tools.tsx';
import { useMessages } from './messages.tsx';

/** What takes an item by mouse or finger; keys and buttons do the same, so nobody else is told of it. */
export function Grip() {
  const { t } = useMessages();
  return <span className="grip" aria-hidden="true" title={t('drag')} />;
}

/** What an element of a list needs, to be dragged by its grip and dropped before or after others of the same list. */
export function useDrag(item: Item) {
  const { t } = useMessages();
  const { list, index } = item;
  return {
    'data-place': `${list}/${index}`,
    onPointerDown: ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) =>
      dragFrom(nativeEvent, {
        row: currentTarget,
        sidesOf: (row) => (listAt(row) === list ? ['before', 'after'] : []),
        drop: (row, side) => void moveTo(item, droppedAt(index, indexAt(row), side), t('moved')),
      }),
  };
}

function listAt({ dataset: { place = '' } }: HTMLElement): string {
  return place.slice(0, place.lastIndexOf('/'));
}

function indexAt({ dataset: { place = '' } }: HTMLElement): number {
  return Number(place.slice(place.lastIndexOf('/') + 1));
}
