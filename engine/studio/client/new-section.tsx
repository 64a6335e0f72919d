import { useState } from 'react';
import { SectionPicker } from './section-picker.tsx';
import { useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';

/** Adds a section to a list of them: after the one that is chosen in it, else at its end. */
export function NewSection({ work, list, count }: { work: Work; list: string; count: number }) {
  const { t } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const { chosen } = work;
  const add = async (value: unknown) => {
    setOpen(false);
    const [, inside] = chosen?.pointer.startsWith(`${list}/`)
      ? (/^(\d+)/.exec(chosen.pointer.slice(list.length + 1)) ?? [])
      : [];
    const index = inside === undefined ? count : Number(inside) + 1;
    const pointer = `${list}/${index}`;
    await work.edit(pointer, [{ op: 'add', path: index === count ? `${list}/-` : pointer, value }]);
    if (chosen) work.choose({ file: chosen.file, pointer });
    // Who has added it, orders it next.
    document.querySelector<HTMLElement>(`.sections [data-item="${CSS.escape(pointer)}"]`)?.focus();
  };
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        + {t('addSection')}
      </button>
      {isOpen && <SectionPicker work={work} add={add} close={() => setOpen(false)} />}
    </>
  );
}
