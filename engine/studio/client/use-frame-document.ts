import { type RefObject, useEffect, useState } from 'react';

/** How often a frame is looked at for another document, in milliseconds. */
const everyMs = 50;

/**
 * The document that a frame of this origin has now, as soon as its body begins; another after each reload. Whether it has its styles, and
 * at which path it is.
 */
export function useFrameDocument(frame: RefObject<HTMLIFrameElement | null>): {
  inside?: Document | undefined;
  isStyled: boolean;
  path: string;
} {
  const [inside, setInside] = useState<Document>();
  const [isStyled, setStyled] = useState(false);
  const [path, setPath] = useState('');
  useEffect(() => {
    // No event tells of a new document before all that it needs has loaded, and whoever sees it clicks on it.
    const timer = setInterval(() => {
      const now = frame.current?.contentDocument;
      if (!now?.body || now.URL === 'about:blank') return;
      setInside(now);
      setPath(now.location.pathname);
      // In dev, scripts bring the styles; a document that has none is shown when all of it is there.
      setStyled(now.readyState === 'complete' || now.head.querySelector('style[data-vite-dev-id]') !== null);
    }, everyMs);
    return () => clearInterval(timer);
  }, [frame]);
  return { inside, isStyled, path };
}
