import { type RefObject, useEffect, useState } from 'react';

/** The maximum height in pixels, also for pages that grow with their window. */
const maxHeightPx = 5000;

function bounded(height: number): number {
  return Math.min(Math.ceil(height), maxHeightPx);
}

/**
 * The height of the embedded page. Pages of this site are measured; others post `{ frameHeight: 812 }`.
 * Accepts messages only from the frame's window and origin.
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, href: string): number | undefined {
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const { origin } = new URL(href, window.location.href);
    const hear = ({ source, origin: from, data }: MessageEvent<{ frameHeight?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || from !== origin) return;
      const told = data?.frameHeight;
      if (typeof told === 'number' && told > 0) setHeight(bounded(told));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, href]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const own = entry?.borderBoxSize[0]?.blockSize;
      if (own) setHeight(bounded(own));
    });
    // Navigation in the frame creates a new document; those of other sites are unreadable.
    const measure = () => {
      observer.disconnect();
      const content = element.contentDocument?.documentElement;
      if (content) observer.observe(content);
    };
    element.addEventListener('load', measure);
    return () => {
      element.removeEventListener('load', measure);
      observer.disconnect();
    };
  }, [frame]);

  return height;
}
