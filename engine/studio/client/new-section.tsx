import { useState } from 'react';
import { useMessages } from './messages.tsx';
import { SectionPicker } from './section-picker.tsx';
import { studio, useChosen } from './store/studio.ts';

/** Adds a section to a list of them: after the one that is chosen in it, else at its end. */
export function NewSection({ list, count }: { list: string; count: number }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const chosen = useChosen();
  const add = async (value: unknown) => {
    setOpen(false);
    const [, inside] = chosen?.pointer.startsWith(`${list}/`)
      ? (/^(\d+)/.exec(chosen.pointer.slice(list.length + 1)) ?? [])
      : [];
    const index = inside === undefined ? count : Number(inside) + 1;
    const pointer = `${list}/${index}`;
    const path = index === count ? `${list}/-` : pointer;
    const there = await studio.chosenAfter(studio.edit(pointer, [{ op: 'add', path, value }]));
    if (!there) return;
    studio.choose({ file: there.file, pointer });
    // Who has added it, orders it next.
    document.querySelector<HTMLElement>(`.sections [data-item="${CSS.escape(pointer)}"]`)?.focus();
  };
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        + {t('addSection')}
      </button>
      {isOpen && <SectionPicker add={add} close={() => setOpen(false)} />}
    </>
  );
}
