import { useState } from 'react';
import { AssetPicker } from './picture-picker.tsx';
import type { Field } from './protocol.ts';
import { useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';

/** A button that chooses the picture or file that a field names, or uploads one. Nothing for a field that names none. */
export function AssetChoice({
  work,
  field: { pointer, kind, value, name, proposals = [] },
}: {
  work: Work;
  field: Field;
}) {
  const { t } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const isPicture = proposals.includes('Pictures');
  const isFile = proposals.includes('Files') && !proposals.includes('Routes');
  if (typeof value !== 'string' || kind === 'texts' || !(isPicture || isFile)) return null;
  const does = t(isPicture ? 'choosePicture' : 'chooseFile');
  // Only what lies under assets/ can take a file.
  const bases = (work.proposals.Folders ?? []).filter(({ says = '' }) => says.startsWith('/')).map((one) => one.value);
  return (
    <>
      <button type="button" className="plain" aria-label={`${does}: ${name}`} onClick={() => setOpen(true)}>
        {does}
      </button>
      {isOpen && (
        <AssetPicker
          kind={isPicture ? 'picture' : 'file'}
          value={value}
          bases={bases}
          onChoose={(chosen) => work.edit(pointer, [{ op: 'replace', path: pointer, value: chosen }])}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
