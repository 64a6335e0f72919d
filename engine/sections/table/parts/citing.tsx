import { useEffect, useRef } from 'react';
import { createReference, createReferences, type Reference } from '../../../cite/create-reference.ts';
import { formatBibtex } from '../../../cite/format-bibtex.ts';
import { formatRis } from '../../../cite/format-ris.ts';
import { type Format, formatBibliography, formatReference, formats } from '../../../cite/formats.ts';
import type { CompiledCitedFields } from '../../../model/compiled.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { CopyButton } from '../../../ui/kit/copy-button.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import type { Row } from '../../../ui/kit/search-rows.ts';
import { useOrigin } from '../../../ui/kit/use-origin.ts';

/** A dialog with the citation in every format. Opens on mount. */
export function Citation({ row, cite, onClose }: { row: Row; cite: CompiledCitedFields; onClose: () => void }) {
  const { t } = useTexts('table');
  const { t: kit } = useTexts('kit');
  const ref = useRef<HTMLDivElement>(null);
  const closed = useRef(onClose);
  const reference = createReference(row, cite, useOrigin());
  useEffect(() => {
    const popover = ref.current;
    const toggled = ({ newState }: ToggleEvent) => newState === 'closed' && closed.current();
    popover?.addEventListener('toggle', toggled);
    popover?.showPopover();
    popover?.focus();
    return () => popover?.removeEventListener('toggle', toggled);
  }, []);
  if (!reference) return null;
  const forms: [string, (reference: Reference) => string][] = [
    [formats.bib.name, formatBibtex],
    [formats.ris.name, formatRis],
    [t('plain'), formatReference],
  ];
  const { title } = reference;
  return (
    <div
      ref={ref}
      className="citation"
      popover="auto"
      role="dialog"
      aria-label={t('citeRow', { name: title })}
      tabIndex={-1}
    >
      <button
        type="button"
        className="citation__close"
        aria-label={kit('close')}
        onClick={() => ref.current?.hidePopover()}
      >
        <Icon name="close" />
      </button>
      {forms.map(([name, write]) => {
        const text = write(reference).replace(/[\r\n]+$/, '');
        return (
          <div key={name} className="citation__form">
            <b>{name}</b>
            <CopyButton text={text} of={`${name}, ${title}`} />
            <code translate="no">{text}</code>
          </div>
        );
      })}
    </div>
  );
}

export function saveBibliography(rows: Row[], cite: CompiledCitedFields, format: Format, name: string): void {
  const text = formatBibliography(createReferences(rows, cite, location.origin), format);
  const href = URL.createObjectURL(new Blob([text]));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has read the blob by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
