import { useState } from 'react';
import type { InputField } from '../protocol/form-protocol.ts';
import { AssetPicker } from './asset-picker.tsx';
import { useMessages } from './messages.tsx';
import { studio, useSite } from './store/studio.ts';

/** A button per language that opens the picker of a picture or file. Renders nothing if the field does not name a file. */
export function AssetChoice({ field }: { field: InputField }) {
  const { localize } = useMessages();
  const { pointer, value, title, proposals = [] } = field;
  const name = localize(title);
  const kind = proposals.includes('Pictures') ? 'picture' : 'file';
  if (kind === 'file' && !proposals.includes('Files')) return null;
  if (typeof value === 'string') return <ChooseButton {...{ kind, pointer, value, name }} />;
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([code, one]) => (
    <ChooseButton key={code} kind={kind} pointer={`${pointer}/${code}`} value={String(one)} name={name} code={code} />
  ));
}

interface ChooseButtonProps {
  kind: 'picture' | 'file';
  pointer: string;
  value: string;
  name: string;
  /** The language of the value. */
  code?: string;
}

function ChooseButton({ kind, pointer, value, name, code }: ChooseButtonProps) {
  const { t, labelFor } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const does = t(kind === 'picture' ? 'choosePicture' : 'chooseFile');
  // Uploads go to folders under assets/ only.
  const bases = useSite(({ proposals }) => proposals.Folders ?? [])
    .filter(({ description = '' }) => description.startsWith('/'))
    .map((one) => one.value);
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-label={labelFor(does, code ? `${name} (${code})` : name)}
        onClick={() => setOpen(true)}
      >
        {does} {code}
      </button>
      {isOpen && (
        <AssetPicker
          kind={kind}
          value={value}
          bases={bases}
          onChoose={(chosen) => studio.replace(pointer, chosen)}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
