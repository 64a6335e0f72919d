import type { ComponentProps, FormEvent } from 'react';
import { Dialog, DialogEnd } from './dialog.tsx';
import { studio } from './store/studio.ts';
import { type RequestState, useRequest } from './use-request.ts';

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  /** The label of the button that submits. */
  action: string;
  isOff?: boolean;
  /** Runs once the server has all edits. A rejection shows in the dialog. */
  submit: () => Promise<void>;
  /** The state of the dialog's requests, if it loads something as well. */
  request?: RequestState;
}

/** A dialog with a form. */
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
