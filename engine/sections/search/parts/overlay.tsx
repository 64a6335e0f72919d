import { useEffect } from 'react';
import { Dialog } from '../../../kit/dialog.tsx';
import { useTranslation } from '../../../language/words.tsx';
import { useSearch } from '../use-search.tsx';

/** The search in a dialog, which opens as soon as it is here; whoever asks for it again opens it by its id. */
export function Overlay({ id }: { id: string }) {
  const { t } = useTranslation('search');
  const { field, results } = useSearch(id, { inAddress: false, withTerms: true });
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [id]);
  return (
    <Dialog
      id={id}
      title={t('title')}
      head={field}
      onOpenChange={(open) => {
        // What was sought last stands ready to be written over.
        if (open) document.querySelector<HTMLInputElement>(`#${id} input`)?.select();
      }}
    >
      <div className="search search--in-dialog">{results}</div>
      <p className="search__keys" aria-hidden="true">
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
    </Dialog>
  );
}
