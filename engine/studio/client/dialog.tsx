import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

/** A dialog over the studio, named by its title; a narrow one asks little. Escape closes it. */
export function Dialog({
  title,
  close,
  isNarrow = false,
  children,
}: {
  title: string;
  close: () => void;
  isNarrow?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={isNarrow ? 'dialog dialog--narrow' : 'dialog'}
      aria-labelledby={id}
      onClose={close}
      onKeyDown={stay}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Keys in a dialog are for it alone. */
function stay(event: KeyboardEvent): void {
  event.stopPropagation();
}
