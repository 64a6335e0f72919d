/** The width from which the contents are at the side, as in `contents.css`. */
const besideFrom = '(width >= 72rem)';

/** The reading line, as a fraction of the window height. */
const readAt = 0.25;

/** Events that move on from a chosen heading. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Marks the current heading in the contents, and expands them at the side. Returns a cleanup function. */
export function markCurrentPart(): () => void {
  const contents = document.querySelector<HTMLDetailsElement>('.contents details');
  if (!contents) return () => {};
  const links = [...contents.querySelectorAll('a')];
  // A short part, or one near the end, may not reach the reading line.
  let chosen: HTMLAnchorElement | undefined;
  let frame = 0;
  const mark = () => {
    const current = chosen ?? links.findLast((link) => topOf(link) <= lineRead());
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    // Keeps the mark visible in long contents.
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
  const listening = new AbortController();
  const { signal } = listening;
  beside.addEventListener('change', open, { signal });
  addEventListener('scroll', onScroll, { passive: true, signal });
  for (const act of acts) addEventListener(act, onAct, { passive: true, signal });
  contents.addEventListener('click', onClick, { signal });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}

/** The distance of a part from the top of the window; infinite if hidden. */
function topOf({ hash }: HTMLAnchorElement): number {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  return part?.checkVisibility() ? part.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
}

/** The reading line in pixels. It moves down at the end of the page. */
function lineRead(): number {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  const atEnd = Math.max(0, 1 - left / innerHeight);
  return innerHeight * (readAt + (1 - readAt) * atEnd);
}
