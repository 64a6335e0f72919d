/** The side of a row at which the dragged row would be dropped. */
export type Side = 'before' | 'after' | 'inside';

export interface DragSource {
  /** The dragged row: an element with `data-place`. */
  row: HTMLElement;
  /** The sides of another row at which the dragged row may be dropped. */
  sidesOf: (row: HTMLElement) => Side[];
  drop: (row: HTMLElement, side: Side) => void;
}

/** How long a finger rests on a row before it drags the row, in milliseconds. */
const restMs = 400;

/** How far a pointer may move before it drags, or while it rests, in pixels. */
const slack = 6;

/** The distance from the edge of a scroll container at which a pointer scrolls it, in pixels. */
const edge = 40;

let isDragging = false;

/** Starts a drag: at once on the row’s grip, or after a finger or pen rests on the row’s name. Escape cancels it. */
export function dragFrom(down: PointerEvent, source: DragSource): void {
  const target = down.target as Element;
  const { row } = source;
  if (down.button !== 0 || isDragging || target.closest('[data-place]') !== row) return;
  const isGrip = target.closest('.grip') !== null;
  const isName = down.pointerType !== 'mouse' && target.closest('.row, summary, th, td') !== null;
  if (!isGrip && !isName) return;
  // A grip must not select text. A finger on a name may scroll.
  if (isGrip) down.preventDefault();
  const ends = new AbortController();
  const { signal } = ends;
  let drag: ReturnType<typeof carry> | undefined;
  const begin = () => {
    row.setPointerCapture(down.pointerId);
    drag = carry(source);
    drag.to(down);
  };
  const rest = isGrip ? undefined : setTimeout(begin, restMs);
  signal.addEventListener('abort', () => {
    clearTimeout(rest);
    drag?.end();
  });
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slack;
    if (!drag && isFar && isGrip) begin();
    if (drag) drag.to(event);
    else if (isFar) ends.abort();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const to = drag?.over();
    if (drag) stopClick();
    ends.abort();
    if (to) source.drop(to.row, to.side);
  };
  const on = { signal, capture: true };
  window.addEventListener('pointermove', moved, on);
  window.addEventListener('pointerup', up, on);
  window.addEventListener('pointercancel', () => ends.abort(), on);
  window.addEventListener('contextmenu', (event) => !isGrip && event.preventDefault(), on);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag) return;
      event.preventDefault();
      event.stopPropagation();
      ends.abort();
    },
    on,
  );
}

/** Shows a label next to the pointer, and the drop position. */
function carry({ row, sidesOf }: DragSource) {
  isDragging = true;
  const label = document.createElement('div');
  label.className = 'carried';
  label.ariaHidden = 'true';
  label.textContent = row.querySelector('[data-item]')?.textContent ?? '';
  document.body.append(label);
  row.dataset.carried = '';
  let over: { row: HTMLElement; side: Side } | undefined;
  let at = { x: 0, y: 0 };
  let frame = 0;
  const mark = (next: typeof over) => {
    if (over) delete over.row.dataset.drop;
    over = next;
    if (over) over.row.dataset.drop = over.side;
  };
  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    const pane = scrollerAround(document.elementFromPoint(at.x, at.y));
    if (!pane) return;
    const { top, bottom } = pane.getBoundingClientRect();
    const by = at.y < top + edge ? -8 : at.y > bottom - edge ? 8 : 0;
    if (by !== 0) pane.scrollBy(0, by);
  };
  frame = requestAnimationFrame(scroll);
  return {
    to({ clientX, clientY }: PointerEvent) {
      at = { x: clientX, y: clientY };
      label.style.transform = `translate(${clientX + 12}px, ${clientY + 8}px)`;
      mark(dropTargetAt(clientX, clientY, row, sidesOf));
    },
    over: () => over,
    end() {
      cancelAnimationFrame(frame);
      mark(undefined);
      label.remove();
      delete row.dataset.carried;
      isDragging = false;
    },
  };
}

/** The innermost row at a point that accepts the dragged row, and the side of the point. */
function dropTargetAt(x: number, y: number, carried: HTMLElement, sidesOf: DragSource['sidesOf']) {
  let row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  for (; row; row = row.parentElement?.closest<HTMLElement>('[data-place]')) {
    const sides = row === carried ? [] : sidesOf(row);
    if (sides.length === 0) continue;
    const { top, height } = row.getBoundingClientRect();
    return { row, side: sideAt((y - top) / height, sides) };
  }
  return undefined;
}

/** The side for a height within a row, from 0 at the top to 1. */
export function sideAt(height: number, sides: Side[]): Side {
  const [only = 'before'] = sides;
  if (sides.length === 1) return only;
  const isInside = sides.includes('inside');
  const [before, after] = isInside ? [0.3, 0.7] : [0.5, 0.5];
  if (height < before && sides.includes('before')) return 'before';
  if (height >= after && sides.includes('after')) return 'after';
  return isInside ? 'inside' : only;
}

/** The new index of an item that is dropped next to another. */
export function indexAfterDrop(from: number, target: number, side: Side): number {
  const gap = side === 'before' ? target : target + 1;
  return gap > from ? gap - 1 : gap;
}

function scrollerAround(element: Element | null): Element | undefined {
  for (let at = element; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
}

function stopClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true));
}

/** Prevents scrolling while a finger drags. Browsers respect only listeners that were added before the touch. */
export function holdScroll(): () => void {
  const hold = (event: TouchEvent) => isDragging && event.preventDefault();
  document.addEventListener('touchmove', hold, { passive: false });
  return () => document.removeEventListener('touchmove', hold);
}
