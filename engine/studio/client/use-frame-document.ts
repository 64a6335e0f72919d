import { type RefObject, useEffect, useState } from 'react';

/** The interval of checks for a new document, in milliseconds. */
const intervalMs = 50;

/** The current document of a same-origin frame as soon as it has a body, its path, and whether it has its styles. */
export function useFrameDocument(frame: RefObject<HTMLIFrameElement | null>) {
  const [inside, setInside] = useState<Document>();
  const [isStyled, setStyled] = useState(false);
  const [path, setPath] = useState('');
  useEffect(() => {
    // No event fires before the document has fully loaded, but maintainers click as soon as they see it.
    const timer = setInterval(() => {
      const now = frame.current?.contentDocument;
      if (!now?.body || now.URL === 'about:blank') return;
      setInside(now);
      setPath(now.location.pathname);
      // In dev, scripts add the styles. A document without styles shows when it is complete.
      setStyled(now.readyState === 'complete' || now.head.querySelector('style[data-vite-dev-id]') !== null);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [frame]);
  return { inside, isStyled, path };
}

/**
 * Navigates a frame of the site to `href` as a link does: without a reload, which takes several times as long. Returns the
 * first address, the `src` of the frame.
 */
export function useFrameNavigation(frame: RefObject<HTMLIFrameElement | null>, href: string): string {
  const [first] = useState(href);
  useEffect(() => {
    const { current } = frame;
    const inside = current?.contentDocument;
    // A document that is still loading cannot navigate.
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
