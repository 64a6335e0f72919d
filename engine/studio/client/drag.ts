/** Where something would be dropped, seen from what is under the pointer. */
export type Side = 'before' | 'after' | 'inside';

export interface Dragged {
  /** The row that is taken: an element with `data-place`. */
  row: HTMLElement;
  /** The sides of another row at which it may be dropped. None: it is no place for it. */
  sidesOf: (row: HTMLElement) => Side[];
  drop: (row: HTMLElement, side: Side) => void;
}

/** For how long a finger rests on a row before it takes it, in milliseconds. */
const restMs = 400;

/** How far a pointer may stray before it drags, or while it rests, in pixels. */
const slack = 6;

/** How near to the edge of what scrolls a pointer scrolls it, in pixels. */
const edge = 40;

let isDragging = false;

/**
 * Lets a pointer that has just gone down on a row drag it: at once where it is on the row’s grip, and where a finger or a pen rests on the row’s name.
 * Escape ends it, and nothing is moved.
 */
export function dragFrom(down: PointerEvent, dragged: Dragged): void {
  const target = down.target as Element;
  const { row } = dragged;
  if (down.button !== 0 || isDragging || target.closest('[data-place]') !== row) return;
  const isGrip = target.closest('.grip') !== null;
  const isName = down.pointerType !== 'mouse' && target.closest('.row, summary, th, td') !== null;
  if (!isGrip && !isName) return;
  // A mouse on a grip chooses no text; a finger on a name may come to scroll.
  if (isGrip) down.preventDefault();
  const ends = new AbortController();
  const { signal } = ends;
  let drag: ReturnType<typeof carry> | undefined;
  const begin = () => {
    row.setPointerCapture(down.pointerId);
    drag = carry(dragged);
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
    if (to) dragged.drop(to.row, to.side);
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

/** Shows what is carried beside the pointer, and where it would come. */
function carry({ row, sidesOf }: Dragged) {
  isDragging = true;
  const sign = document.createElement('div');
  sign.className = 'carried';
  sign.ariaHidden = 'true';
  sign.textContent = row.querySelector('[data-item]')?.textContent ?? '';
  document.body.append(sign);
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
      sign.style.transform = `translate(${clientX + 12}px, ${clientY + 8}px)`;
      mark(placeAt(clientX, clientY, row, sidesOf));
    },
    over: () => over,
    end() {
      cancelAnimationFrame(frame);
      mark(undefined);
      sign.remove();
      delete row.dataset.carried;
      isDragging = false;
    },
  };
}

/** The innermost row at a point that is a place for what is carried, and the side of it that the point is on. */
function placeAt(x: number, y: number, carried: HTMLElement, sidesOf: Dragged['sidesOf']) {
  let row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  for (; row; row = row.parentElement?.closest<HTMLElement>('[data-place]')) {
    const sides = row === carried ? [] : sidesOf(row);
    if (sides.length === 0) continue;
    const { top, height } = row.getBoundingClientRect();
    return { row, side: sideAt((y - top) / height, sides) };
  }
  return undefined;
}

/** The side that a height of a row stands for, from 0 at its top to 1: each of several has its part of it. */
export function sideAt(height: number, sides: Side[]): Side {
  const [only = 'before'] = sides;
  if (sides.length === 1) return only;
  const isInside = sides.includes('inside');
  const [before, after] = isInside ? [0.3, 0.7] : [0.5, 0.5];
  if (height < before && sides.includes('before')) return 'before';
  if (height >= after && sides.includes('after')) return 'after';
  return isInside ? 'inside' : only;
}

/** The index that an item has once it was taken out and put beside another. */
export function droppedAt(from: number, beside: number, side: Side): number {
  const gap = side === 'before' ? beside : beside + 1;
  return gap > from ? gap - 1 : gap;
}

function scrollerAround(element: Element | null): Element | undefined {
  for (let at = element; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
}

/** The click that ends a drag is none. */
function stopClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true));
}

/** While a finger drags, nothing scrolls. A browser asks those alone who listened before the finger came. */
export function holdScroll(): () => void {
  const hold = (event: TouchEvent) => isDragging && event.preventDefault();
  document.addEventListener('touchmove', hold, { passive: false });
  return () => document.removeEventListener('touchmove', hold);
}
