import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { useArrival } from './arrival.ts';
import './dialog.css';
import { Icon } from './icon.tsx';
import { dialogCloser } from './invoker.ts';

export { dialogCloser, dialogOpener } from './invoker.ts';

/** What a dialog takes. */
export interface DialogProps {
  /** Its id, unique on the page; openers name it. */
  id: string;
  /** Its heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
  /** A wide dialog gives pictures and videos room. Default: `false`. */
  wide?: boolean;
  /** Called when it has opened or closed; also once after hydration when it is open by then. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A modal dialog. It opens and closes without script where the browser can, closes on Escape, on its close button and on
 * a click beside it, and gives the focus back to what opened it.
 */
export function Dialog({ id, title, children, actions, wide = false, onOpenChange }: DialogProps) {
  const { t } = useTranslation('kit');
  const ref = useRef<HTMLDialogElement>(null);
  const report = useRef(onOpenChange);
  useEffect(() => {
    report.current = onOpenChange;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) report.current?.(true);
    // Not `onToggle`: React does not listen for it on a dialog that it hydrates.
    const toggled = (event: Event) => {
      if (event.target === dialog) report.current?.(dialog.open);
    };
    dialog.addEventListener('toggle', toggled);
    return () => dialog.removeEventListener('toggle', toggled);
  }, []);
  const arrival = useArrival();
  // It does not outlast the visitor's coming to another place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is what happened, not what is read
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [arrival]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes from beside the dialog; the keyboard has Escape
    <dialog
      ref={ref}
      id={id}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClick={closeFromBackdrop}
    >
      <div className="dialog__sheet">
        <header className="dialog__head">
          <h2 className="dialog__title" id={`${id}-title`}>
            {title}
          </h2>
          <button type="button" className="dialog__close" aria-label={t('close')} {...dialogCloser(id)}>
            <Icon name="close" />
          </button>
        </header>
        <div className="dialog__content">{children}</div>
        {actions && <footer className="dialog__actions">{actions}</footer>}
      </div>
    </dialog>
  );
}

/** A click whose target is the dialog itself fell on the backdrop: the sheet covers all the rest. */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  const closesItself = 'closedBy' in HTMLDialogElement.prototype;
  if (event.target === dialog && !closesItself) dialog.close();
}
