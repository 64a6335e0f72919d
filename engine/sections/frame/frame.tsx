import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Button, ButtonLink } from '../../ui/kit/button.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import type { FrameSection } from './descriptor.ts';
import './frame.css';

/** An embedded page, loaded on request; a link without JavaScript. */
export default function Frame({ section }: SectionProps<FrameSection>) {
  const { t } = useTexts('frame');
  const [loaded, setLoaded] = useState(false);
  const { title, text, to } = section;
  if (loaded) return <Loaded section={section} />;
  return (
    <div className="frame frame--offer">
      <p className="frame__text">
        <Inline text={text} />
      </p>
      <div className="frame__actions">
        <Button look="primary" className="frame__load" onClick={() => setLoaded(true)}>
          {t('load', { title: plainText(title) })}
        </Button>
        <ButtonLink to={{ ...to, newTab: true }} look="secondary">
          {t('open')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Loaded({ section: { title, to, height = 720 } }: { section: SectionProps<FrameSection>['section'] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const needed = useFrameHeight(frame, to.href);
  // The focused button is gone, so the frame takes the focus.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      className="frame frame--loaded"
      title={plainText(title)}
      src={to.href}
      height={needed ?? height}
      // With both origin and scripts, a page of this site could remove its sandbox, so it gets no scripts.
      // Without its origin, it could not load its styles.
      sandbox={`allow-forms allow-popups allow-same-origin${to.external ? ' allow-scripts' : ''}`}
      referrerPolicy="strict-origin-when-cross-origin"
      ref={frame}
    />
  );
}

/** The maximum height in pixels, also for pages that grow with their window. */
const maxHeightPx = 5000;

function bounded(height: number): number {
  return Math.min(Math.ceil(height), maxHeightPx);
}

/**
 * The height of the embedded page. Pages of this site are measured; others post `{ frameHeight: 812 }`.
 * Accepts messages only from the frame's window and origin.
 */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, href: string): number | undefined {
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
