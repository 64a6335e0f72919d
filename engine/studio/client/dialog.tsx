import {
  Children,
  type ComponentProps,
  cloneElement,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { type MessageKey, useMessages } from './messages.tsx';
import { studio } from './store/studio.ts';
import { type RequestState, useRequest } from './use-request.ts';

interface DialogProps {
  title: string;
  close: () => void;
  isNarrow?: boolean;
  children: ReactNode;
}

/** A modal dialog, named by its title. Escape closes it. */
export function Dialog({ title, close, isNarrow = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={isNarrow ? 'dialog dialog--narrow' : 'dialog'}
      aria-labelledby={id}
      onClose={close}
      // The studio's shortcuts do not apply in a dialog.
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** An input of a dialog with its label and description. */
export function DialogField({
  name,
  description,
  children,
}: {
  name: string;
  description?: string;
  children: ReactElement;
}) {
  const id = useId();
  const props = { id, ...(description !== undefined && { 'aria-describedby': `${id}description` }) };
  return (
    <div className="asked">
      <label htmlFor={id}>{name}</label>
      {cloneElement(Children.only(children), props)}
      {description !== undefined && (
        <p className="says" id={`${id}description`}>
          {description}
        </p>
      )}
    </div>
  );
}

interface DialogEndProps {
  error?: string | undefined;
  closeLabel?: MessageKey;
  close: () => void;
  /** The main button. Without `onClick` it submits the form around it. */
  action?: { label: ReactNode; isOff?: boolean; isDangerous?: boolean; onClick?: () => unknown };
  /** Buttons between the two. */
  children?: ReactNode;
}

/** The last row of a dialog: an error, a button that closes the dialog, and the main button. */
export function DialogEnd({ error, closeLabel = 'stop', close, action, children }: DialogEndProps) {
  const { t } = useMessages();
  return (
    <>
      <ErrorMessage error={error} />
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t(closeLabel)}
        </button>
        {children}
        {action && (
          <button
            type={action.onClick ? 'button' : 'submit'}
            className={action.isDangerous ? 'primary danger' : 'primary'}
            disabled={action.isOff}
            onClick={action.onClick}
          >
            {action.label}
          </button>
        )}
      </div>
    </>
  );
}

/** The reason why a request was refused, announced at once. Renders nothing without an error. */
export function ErrorMessage({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="fault">
      {error}
    </p>
  );
}

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  /** The label of the button that submits. */
  action: string;
  isOff?: boolean;
  /** Runs once the server has all edits. A rejection shows in the dialog. */
  submit: () => Promise<void>;
  /** The state of the dialog's requests, if it loads something as well. */
  request?: RequestState;
}

export function FormDialog({ action, isOff = false, submit, request, children, ...dialog }: FormDialogProps) {
  const own = useRequest();
  const { isBusy, error, send } = request ?? own;
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      await studio.settled();
      await submit();
    });
  };
  return (
    <Dialog {...dialog}>
      <form onSubmit={submitted}>
        {children}
        <DialogEnd error={error} close={dialog.close} action={{ label: action, isOff: isBusy || isOff }} />
      </form>
    </Dialog>
  );
}
