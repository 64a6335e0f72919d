import { type RefObject, useEffect, useState } from 'react';

/**
 * Leads a frame of the site to each address that comes, as a link in it does: the page changes without its document being loaded anew,
 * which would take several times as long. Gives the first address, with which the frame begins.
 */
export function useGoing(frame: RefObject<HTMLIFrameElement | null>, href: string): string {
  const [first] = useState(href);
  useEffect(() => {
    const { current } = frame;
    const inside = current?.contentDocument;
    // A document that is on its way goes nowhere yet.
    if (!current || !inside?.body || inside.URL === 'about:blank') {
      if (current && current.getAttribute('src') !== href) current.src = href;
      return;
    }
    if (inside.location.pathname === href) return;
    const end = keepFocus(inside);
    const link = inside.createElement('a');
    link.href = href;
    inside.body.append(link);
    link.click();
    link.remove();
    return end;
  }, [frame, href]);
  return first;
}

/** A page that comes by a link takes the focus to its heading; here somebody is at work elsewhere. Gives what ends it. */
function keepFocus(inside: Document): () => void {
  let held = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    held = target as Element;
  };
  const giveBack = ({ target }: FocusEvent) => {
    if ((target as Element).matches('main h1') && held instanceof HTMLElement) held.focus({ preventScroll: true });
    end();
  };
  const end = () => {
    document.removeEventListener('focusin', note);
    inside.removeEventListener('focusin', giveBack);
    inside.removeEventListener('pointerdown', end);
  };
  document.addEventListener('focusin', note);
  inside.addEventListener('focusin', giveBack);
  inside.addEventListener('pointerdown', end);
  return end;
}
