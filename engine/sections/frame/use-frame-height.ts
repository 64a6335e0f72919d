import { type RefObject, useEffect, useState } from 'react';

/** A height beyond any form, in pixels: what a page may ask for at most, be it one that grows with its window. */
const maxHeightPx = 5000;

function bounded(height: number): number {
  return Math.min(Math.ceil(height), maxHeightPx);
}

/**
 * The height that the page in a frame needs, in pixels; `undefined` until it is known. A page of this site is measured. A page
 * of another site may tell it, by `parent.postMessage({ frameHeight: 812 }, '*')`; only the frame's own window is listened to,
 * and only while it shows the origin that the frame was given.
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
    // Each page that the frame goes on to is another document; that of another site cannot be read.
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
