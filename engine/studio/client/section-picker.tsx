import { useMemo, useRef, useState } from 'react';
import { routeHref } from '../../model/page-file.ts';
import { onTyped } from '../../ui/kit/on-typed.ts';
import { Dialog, DialogEnd } from './dialog.tsx';
import { findSections, otherNames } from './find-sections.ts';
import { useMessages } from './messages.tsx';
import { studio, useChosen, useSite } from './store/studio.ts';

/** Lists the section types with their descriptions, next to an example of the highlighted type. */
export function SectionPicker({
  add,
  close,
}: {
  /** Called with a section of the chosen type. */
  add: (value: unknown) => void;
  close: () => void;
}) {
  const { t, localize, locale, labelFor } = useMessages();
  const sectionTypes = useSite(({ sectionTypes }) => sectionTypes);
  const languages = useSite(({ languages }) => languages);
  const [highlighted, setHighlighted] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const [query, setQuery] = useState('');
  const matches = useMemo(() => findSections(sectionTypes, query), [sectionTypes, query]);
  const example = matches.find(({ type }) => type === highlighted) ?? matches[0];
  const shown = example?.type;
  const frame = useRef<HTMLIFrameElement>(null);
  const { code = '' } = languages.find((one) => one.code === locale) ?? languages[0] ?? {};
  return (
    <Dialog title={t('addSection')} close={close}>
      <div className="picker">
        <input
          type="search"
          aria-label={t('findSection')}
          placeholder={t('findSection')}
          {...onTyped((text) => {
            setQuery(text);
            setHighlighted(undefined);
          })}
        />
        <ul>
          {matches.length === 0 && <li className="hint">{t('noSectionFound')}</li>}
          {matches.map((one) => (
            <li key={one.type}>
              <button
                type="button"
                className="row row--tall"
                aria-current={one.type === shown || undefined}
                onFocus={() => setHighlighted(one.type)}
                onPointerEnter={() => setHighlighted(one.type)}
                onClick={() => add(one.value)}
              >
                <span>
                  <strong>{localize(one.title)}</strong>{' '}
                  <span className="picker__names">{[one.type, ...otherNames(one, locale)].join(' · ')}</span>
                  <span className="muted">{localize(one.description)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className="picker__example" inert>
          {loaded !== shown && <p className="frame__waits">{t('loading')}</p>}
          {example && (
            <iframe
              ref={frame}
              title={labelFor(t('example'), localize(example.title))}
              src={routeHref(`/_gallery/${shown}`, code, { languages })}
              className={loaded === shown ? undefined : 'frame__bare'}
              onLoad={() => {
                setLoaded(shown);
                frame.current?.contentDocument?.querySelector(`[data-section="${shown}"]`)?.scrollIntoView();
              }}
            />
          )}
        </div>
      </div>
      <DialogEnd closeLabel="cancel" close={close} />
    </Dialog>
  );
}

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
