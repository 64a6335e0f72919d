import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { useArrival } from '../../../ui/kit/arrival.ts';
import { Icon } from '../../../ui/kit/icon.tsx';
import { useSearch } from '../use-search.tsx';

/**
 * The search dialog, opened when loaded and later by its id. Does not use the kit's dialog, whose script
 * every page would load.
 */
export function Overlay({ id }: { id: string }) {
  const { t } = useTranslation('search');
  const { field, results } = useSearch(id, { inAddress: false, withTerms: true });
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const arrival = useArrival();
  // Closes on navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is what happened, not what is read
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [arrival]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the dialog; the keyboard has Escape
    <dialog
      ref={ref}
      id={id}
      // biome-ignore lint/a11y/noRedundantRoles: written out, scripts and tests can lean on it
      role="dialog"
      className="search-dialog"
      aria-label={t('title')}
      onClick={closeFromBackdrop}
    >
      <div className="search-dialog__sheet">
        <header className="search-dialog__head">
          {field}
          <button
            type="button"
            className="search-dialog__close"
            aria-label={t('close')}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="search-dialog__content">{results}</div>
        <p className="search-dialog__keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
          </span>
          <span>
            <kbd>↵</kbd> {t('open')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('close')}
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** A click on the dialog itself is outside the sheet. */
function closeFromBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}
