import type { ButtonHTMLAttributes, MouseEvent } from 'react';

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
