import { type DragEvent, useState } from 'react';
import { type Item, moveTo } from './item-tools.tsx';
import { useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';

/** The item that is being dragged: a browser tells only where it is dropped what is dragged. */
let dragged: Item | undefined;

/** Where an item would be dropped, beside another. */
type Side = 'before' | 'after';

/** What takes an item by the mouse; keys and buttons do the same, so nobody else is told of it. */
export function Grip({ item }: { item: Item }) {
  const { t } = useSpeech();
  return (
    <span
      className="grip"
      draggable
      aria-hidden="true"
      title={t('drag')}
      onDragStart={(event) => {
        dragged = item;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', `${item.list}/${item.index}`);
        const row = event.currentTarget.closest('[data-drop]');
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
      }}
      onDragEnd={() => {
        dragged = undefined;
      }}
    />
  );
}

/** What an element of a list needs, for items of the same list to be dropped before or after it. */
export function useDrop(work: Work, item: Item) {
  const { t } = useSpeech();
  const [side, setSide] = useState<Side>();
  const sideOf = (event: DragEvent): Side | undefined => {
    if (dragged?.list !== item.list || dragged.index === item.index) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? 'before' : 'after';
  };
  return {
    'data-drop': side ?? '',
    onDragOver(event: DragEvent) {
      const now = sideOf(event);
      setSide(now);
      if (!now) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = 'move';
    },
    onDragLeave: () => setSide(undefined),
    onDrop(event: DragEvent) {
      const now = sideOf(event);
      setSide(undefined);
      if (!now || !dragged) return;
      event.preventDefault();
      event.stopPropagation();
      void moveTo(work, dragged, droppedAt(dragged.index, item.index, now), t('moved'));
    },
  };
}

/** The index that an item has once it was taken out and put beside another. */
export function droppedAt(from: number, beside: number, side: Side): number {
  const gap = side === 'before' ? beside : beside + 1;
  return gap > from ? gap - 1 : gap;
}
