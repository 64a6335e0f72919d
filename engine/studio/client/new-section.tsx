import { useState } from 'react';
import { useMessages } from './messages.tsx';
import { SectionPicker } from './section-picker.tsx';
import { studio, useChosen } from './store/studio.ts';

/** Adds a section after the chosen section of the list, otherwise at the end. */
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
    // The next keys can move the new section.
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
