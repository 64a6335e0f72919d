import { useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { Button, ButtonLink } from '../../ui/kit/button.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import type { FrameSection } from './descriptor.ts';
import './frame.css';
import { useFrameHeight } from './use-frame-height.ts';

/** A page of another service: what it is first, the page itself once the visitor asks; a link to it without script. */
export default function Frame({ section }: SectionProps<FrameSection>) {
  const { t } = useTranslation('frame');
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
  // The button that had the focus is gone now: the frame takes it over.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      className="frame frame--loaded"
      title={plainText(title)}
      src={to.href}
      height={needed ?? height}
      // With its origin and scripts a page of this very site could lift its own sandbox, so it runs no scripts; without its
      // origin it could not load its own styles, which the server gives to this origin only.
      sandbox={`allow-forms allow-popups allow-same-origin${to.external ? ' allow-scripts' : ''}`}
      referrerPolicy="strict-origin-when-cross-origin"
      ref={frame}
    />
  );
}
