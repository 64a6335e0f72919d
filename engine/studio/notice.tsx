import { useEffect, useRef, useState } from 'react';
import { useSpeech, type Word } from './speech.tsx';
import type { Notice as NoticeText, Work } from './use-studio.ts';

/** For so long a notice shows that nobody points at, in milliseconds. */
const shownMs = 12_000;

/** What can be done next, for each kind of notice. */
const nextSteps: Record<NoticeText['kind'], Word | undefined> = {
  done: 'nextUndo',
  undone: 'nextRedo',
  saved: 'nextPublish',
  note: undefined,
  fault: undefined,
};

/**
 * Shows what was done last and what can be done next, over everything else, and announces it to screen readers. It goes after a while, when
 * it is closed, and when somebody types on. Failures show in a bar of their own.
 */
export function Notice({ work: { told } }: { work: Pick<Work, 'told'> }) {
  const { t } = useSpeech();
  const region = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<NoticeText>();
  const [isHeld, setHeld] = useState(false);
  const shown = told && told !== closed && told.kind !== 'fault' && told.text !== '' ? told : undefined;
  // The region is there before its first message: screen readers announce only changes.
  useEffect(() => region.current?.showPopover(), []);
  useEffect(() => {
    if (!shown || !document.querySelector('dialog[open]')) return;
    // The dialog opened later and lies above: the top layer orders by time.
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [shown]);
  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(() => setClosed(shown), shownMs);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  const next = shown && nextSteps[shown.kind];
  return (
    <div
      ref={region}
      className={shown ? 'notice' : 'notice notice--none'}
      popover="manual"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <div role="status">
        {shown && (
          <p>
            {shown.text} {next && <span className="muted">{t(next)}</span>}
          </p>
        )}
      </div>
      {shown && (
        <button type="button" className="plain" onClick={() => setClosed(shown)}>
          {t('hideNotice')}
        </button>
      )}
    </div>
  );
}
