import type { ButtonHTMLAttributes, MouseEvent } from 'react';

// Invoker commands open and close dialogs without any script; React passes the lower-case attributes through.
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

/** Does by hand what a browser without invoker commands leaves undone. */
function invoke(event: MouseEvent<HTMLButtonElement>, act: (dialog: HTMLDialogElement) => void, id: string): void {
  if ('commandForElement' in event.currentTarget) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) act(dialog);
}
