import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/words.tsx';
import { useCloseOnNavigation } from './arrival.ts';
import './dialog.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  /** Unique on the page. */
  id: string;
  /** The heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** For pictures and videos. Default: `false`. */
  wide?: boolean;
  /** Called after opening and closing, and after hydration if it is already open. */
  onOpenChange?: (open: boolean) => void;
}

/** A modal dialog, which also works without JavaScript in recent browsers. */
export function Dialog({ id, title, children, actions, wide = false, onOpenChange }: DialogProps) {
  const { t } = useTexts('kit');
  const ref = useRef<HTMLDialogElement>(null);
  const report = useRef(onOpenChange);
  useEffect(() => {
    report.current = onOpenChange;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) report.current?.(true);
    // Not `onToggle`: React does not attach it to a dialog that it hydrates.
    const toggled = (event: Event) => {
      if (event.target === dialog) report.current?.(dialog.open);
    };
    dialog.addEventListener('toggle', toggled);
    return () => dialog.removeEventListener('toggle', toggled);
  }, []);
  useCloseOnNavigation(ref);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the dialog; the keyboard has Escape
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

/** A click on the dialog itself is on the backdrop, because the sheet covers the rest. */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  const closesItself = 'closedBy' in HTMLDialogElement.prototype;
  if (event.target === dialog && !closesItself) dialog.close();
}

// Invoker commands work without JavaScript; React passes lower-case attributes through.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}

/** The props of a button that opens the dialog of this id, before hydration too. */
export function dialogOpener(id: string): ButtonHTMLAttributes<HTMLButtonElement> {
  return {
    commandfor: id,
    command: 'show-modal',
    'aria-haspopup': 'dialog',
    onClick: (event) => invoke(event, (dialog) => dialog.showModal(), id),
  };
}

/** The props of a button that closes the dialog of this id. */
export function dialogCloser(id: string): ButtonHTMLAttributes<HTMLButtonElement> {
  return { commandfor: id, command: 'close', onClick: (event) => invoke(event, (dialog) => dialog.close(), id) };
}

/** The fallback for browsers without invoker commands. */
function invoke(event: MouseEvent<HTMLButtonElement>, act: (dialog: HTMLDialogElement) => void, id: string): void {
  if ('commandForElement' in event.currentTarget) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) act(dialog);
}
