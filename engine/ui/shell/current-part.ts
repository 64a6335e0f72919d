/** From this width on the contents stand beside the page, as `contents.css` has them. */
const besideFrom = '(width >= 72rem)';

/** Where it is read: so far down the window, as a part of its height. */
const readAt = 0.25;

/** By what a visitor goes on from the part that they have chosen. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Marks in a page's contents the part that is read, and opens them where they stand beside it. Nothing on a page without contents.
 * Returns what ends it.
 */
export function markCurrentPart(): () => void {
  const contents = document.querySelector<HTMLDetailsElement>('.contents details');
  if (!contents) return () => {};
  const links = [...contents.querySelectorAll('a')];
  // It may be too short, or too near the end, to be where it is read.
  let chosen: HTMLAnchorElement | undefined;
  let frame = 0;
  const mark = () => {
    const current = chosen ?? links.findLast((link) => topOf(link) <= lineRead());
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    // Of contents longer than the window the mark stays in sight.
    if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
  };
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  const onClick = ({ target }: Event) => {
    chosen = links.find((link) => link.contains(target as Node));
    mark();
  };
  const onAct = () => {
    chosen = undefined;
  };
  const beside = matchMedia(besideFrom);
  const open = () => {
    contents.open = beside.matches;
  };
  open();
  mark();
  beside.addEventListener('change', open);
  addEventListener('scroll', onScroll, { passive: true });
  for (const act of acts) addEventListener(act, onAct, { passive: true });
  contents.addEventListener('click', onClick);
  return () => {
    cancelAnimationFrame(frame);
    beside.removeEventListener('change', open);
    removeEventListener('scroll', onScroll);
    for (const act of acts) removeEventListener(act, onAct);
    contents.removeEventListener('click', onClick);
  };
}

/** How far below the window's top the part begins to which a link leads; a part that does not show is nowhere. */
function topOf({ hash }: HTMLAnchorElement): number {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  return part?.checkVisibility() ? part.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
}

/** How far below the window's top it is read. At the page's end, which cannot come up to there, the line goes down to meet it. */
function lineRead(): number {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  const atEnd = Math.max(0, 1 - left / innerHeight);
  return innerHeight * (readAt + (1 - readAt) * atEnd);
}
