import { type RefObject, useEffect, useState } from 'react';

/** How often a frame is looked at for another document, in milliseconds. */
const everyMs = 50;

/** The document that a frame of this origin has now, as soon as its body begins; another after each reload. */
export function useFrameDocument(frame: RefObject<HTMLIFrameElement | null>): Document | undefined {
  const [inside, setInside] = useState<Document>();
  useEffect(() => {
    // No event tells of a new document before all that it needs has loaded, and whoever sees it clicks on it.
    const timer = setInterval(() => {
      const now = frame.current?.contentDocument;
      if (now?.body && now.URL !== 'about:blank') setInside(now);
    }, everyMs);
    return () => clearInterval(timer);
  }, [frame]);
  return inside;
}
