import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Usage } from '../protocol/pages-protocol.ts';
import { Dialog, DialogEnd } from './dialog.tsx';
import { dragFrom, indexAfterDrop } from './drag.ts';
import { IconButton } from './icon-button.tsx';
import { useMessages, withSpace } from './messages.tsx';
import { UsageList } from './pages/usage-list.tsx';
import { ask } from './server.ts';
import { studio, useChosen } from './store/studio.ts';
import { Toolbar } from './toolbar.tsx';

/** An item of a list. `list` is the pointer of the list. */
export interface Item {
  list: string;
  index: number;
  count: number;
  value: unknown;
}

/** Buttons that move, copy and delete an item. A fixed item cannot be moved. */
export function ItemTools({ item, name, isFixed = false }: { item: Item; name: string; isFixed?: boolean }) {
  const { t } = useMessages();
  const { list, index, count, value } = item;
  const at = `${list}/${index}`;
  const of = name || index + 1;
  const moveBy = (step: number) => move(item, step, t('moved'));
  const next = `${list}/${index + 1}`;
  const copy = async () => {
    const chosen = await studio.chosenAfter(studio.edit(at, [{ op: 'add', path: next, value: withoutId(value) }]));
    // Opens the copy. Sections and records have forms of their own.
    if (chosen && !['', '/sections'].includes(list)) studio.choose(chosen, next);
  };
  return (
    <Toolbar className="tools" name={String(of)}>
      {!isFixed && (
        <>
          <IconButton sign="↑" does={t('up')} of={of} disabled={index === 0} onClick={() => moveBy(-1)} />
          <IconButton sign="↓" does={t('down')} of={of} disabled={index === count - 1} onClick={() => moveBy(1)} />
        </>
      )}
      <IconButton sign="⧉" does={t('copy')} of={of} onClick={copy} />
      <RemoveItem at={at} of={of} value={value} />
    </Toolbar>
  );
}

/** Alt with an arrow key moves an item. */
export function moveByKeys(event: KeyboardEvent, item: Item, message: string): void {
  const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  void move(item, step, message);
}

function move(item: Item, step: number, message: string): Promise<void> {
  return moveTo(item, item.index + step, message);
}

/** Moves an item to an index, focuses it if its form is still open, and announces the move. */
export async function moveTo({ list, index, count }: Item, to: number, message: string): Promise<void> {
  if (to < 0 || to >= count || to === index) return;
  const path = `${list}/${to}`;
  const moving = studio.edit(path, [{ op: 'move', from: `${list}/${index}`, path }]);
  const chosen = await studio.chosenAfter(moving);
  if (!(await moving)) return;
  // The next key moves the same item.
  if (chosen) document.querySelector<HTMLElement>(`[data-item="${CSS.escape(path)}"]`)?.focus();
  studio.notify(`${message} ${to + 1} / ${count}`);
}

/** The value without `id`, which must be unique. */
function withoutId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { id: _, ...rest } = value as Record<string, unknown>;
  return rest;
}

/** Deletes an item of a list. If links to the item would break, lists them first. */
function RemoveItem({ at, of, value }: { at: string; of: string | number; value: unknown }) {
  const { t, labelFor } = useMessages();
  const [uses, setUses] = useState<Usage[]>();
  const chosen = useChosen();
  const close = () => setUses(undefined);
  const remove = () => studio.edit(at, [{ op: 'remove', path: at }]);
  const removeOrAsk = async () => {
    if (!hasId(value) || !chosen) return remove();
    await studio.settled();
    // If the lookup fails, the item is still deleted: one undo restores it.
    const broken = await ask('lost', { file: chosen.file, pointer: at }).catch(() => []);
    return broken.length > 0 ? setUses(broken) : remove();
  };
  const removeAnyway = () => {
    close();
    void remove();
  };
  return (
    <>
      <IconButton sign="✕" does={t('delete')} of={of} onClick={removeOrAsk} />
      {uses && (
        <Dialog title={labelFor(t('delete'), of)} close={close}>
          <p>
            {withSpace(t('lostWithout'))}
            {uses.length}
          </p>
          <UsageList uses={uses} close={close} />
          <DialogEnd close={close} action={{ label: t('removeAnyway'), isDangerous: true, onClick: removeAnyway }} />
        </Dialog>
      )}
    </>
  );
}

/** Whether a value contains an `id`, to which links can point. */
function hasId(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, 'id') || Object.values(value).some(hasId);
}

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
