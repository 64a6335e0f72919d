import { ErrorMessage } from './error-message.tsx';
import { useMessages } from './messages.tsx';

/** The end of a form in a dialog: why it was refused, a button that closes the dialog, and the one that does what was asked. */
export function FormEnd({
  fault,
  does,
  isOff,
  close,
}: {
  fault: string | undefined;
  does: string;
  /** Whether there is nothing to be done, or it is being done. */
  isOff: boolean;
  close: () => void;
}) {
  const { t } = useMessages();
  return (
    <>
      <ErrorMessage fault={fault} />
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('stop')}
        </button>
        <button type="submit" className="primary" disabled={isOff}>
          {does}
        </button>
      </div>
    </>
  );
}
