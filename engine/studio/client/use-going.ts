import { type RefObject, useEffect, useState } from 'react';

/**
 * Leads a frame of the site to each address that comes, as a link in it does: the page changes without its document being loaded anew,
 * which would take several times as long. Gives the first address, with which the frame begins.
 */
export function useNavigation(frame: RefObject<HTMLIFrameElement | null>, href: string): string {
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
    const link = inside.createElement('a');
    link.href = href;
    inside.body.append(link);
    link.click();
    link.remove();
  }, [frame, href]);
  return first;
}
