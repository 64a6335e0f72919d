import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type MessageKey, useMessages } from './messages.tsx';
import type { NoticeText } from './store/notices.ts';
import { useSlice } from './store/slice.ts';
import { studio } from './store/studio.ts';

/** How long a notice shows without pointer and focus, in milliseconds. */
const shownMs = 12_000;

const nextSteps: Record<NoticeText['kind'], MessageKey | undefined> = {
  done: 'nextUndo',
  undone: 'nextRedo',
  saved: 'nextPublish',
  note: undefined,
  error: undefined,
};

/**
 * Shows and announces the result of the last action in the top layer. It disappears after a while, on close, and when
 * editing goes on. Failures show in a bar instead.
 */
export function Notice() {
  const notice = useSlice(studio.notices, ({ notice }) => notice);
  const { t } = useMessages();
  const region = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<NoticeText>();
  const [isHeld, setHeld] = useState(false);
  const shown = notice && notice !== closed && notice.kind !== 'error' && notice.text !== '' ? notice : undefined;
  // Screen readers announce only changes of an existing region.
  useEffect(() => region.current?.showPopover(), []);
  useEffect(() => {
    if (!shown || !document.querySelector('dialog[open]')) return;
    // The top layer is ordered by time: shows the notice above the dialog.
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
          // A new element for each message: screen readers do not announce an unchanged text.
          <p key={shown.number}>
            {shown.text} {next && <span className="muted">{t(next)}</span>}
          </p>
        )}
      </div>
      {shown && <HideButton hide={() => setClosed(shown)} hold={setHeld} />}
    </div>
  );
}

/** Hides the notice, and returns the focus to the last element or the first pane. */
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

const fallback = '.panes :is(input:not([hidden]), select, textarea, summary, button):not(:disabled)';
