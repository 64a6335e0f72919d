import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type MessageKey, useMessages } from './messages.tsx';
import type { Notice as NoticeText } from './store/notices.ts';
import { studio } from './store/studio.ts';
import { useSlice } from './store/use-slice.ts';

/** For so long a notice shows that has neither the pointer nor the focus, in milliseconds. */
const shownMs = 12_000;

/** What can be done next, for each kind of notice. */
const nextSteps: Record<NoticeText['kind'], MessageKey | undefined> = {
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
export function Notice() {
  const notice = useSlice(studio.notices, ({ notice }) => notice);
  const { t } = useMessages();
  const region = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<NoticeText>();
  const [isHeld, setHeld] = useState(false);
  const shown = notice && notice !== closed && notice.kind !== 'fault' && notice.text !== '' ? notice : undefined;
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
          // Another element for each message: screen readers do not announce a text that stays.
          <p key={shown.number}>
            {shown.text} {next && <span className="muted">{t(next)}</span>}
          </p>
        )}
      </div>
      {shown && <HideButton hide={() => setClosed(shown)} hold={setHeld} />}
    </div>
  );
}

/** Hides the notice. When it goes with the focus, that returns to where it was before, or to the first pane. */
function HideButton({ hide, hold }: { hide: () => void; hold: (isHeld: boolean) => void }) {
  const { t } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      hold(false);
      if (own !== document.activeElement) return;
      const last = before.current;
      (last instanceof HTMLElement && last.isConnected ? last : document.querySelector<HTMLElement>(fallback))?.focus();
    };
  }, [hold]);
  return (
    <button
      type="button"
      className="plain"
      ref={button}
      onFocus={({ relatedTarget }: FocusEvent) => {
        before.current = relatedTarget;
        hold(true);
      }}
      onBlur={() => hold(false)}
      onClick={hide}
    >
      {t('hideNotice')}
    </button>
  );
}

/** What takes the focus where the element that had it is gone. */
const fallback = '.panes :is(input:not([hidden]), select, textarea, summary, button):not(:disabled)';
