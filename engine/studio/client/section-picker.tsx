import { useMemo, useRef, useState } from 'react';
import { routeHref } from '../../model/page-file.ts';
import { onTyped } from '../../ui/kit/on-typed.ts';
import { Dialog } from './dialog.tsx';
import { findSections, otherNames } from './find-sections.ts';
import { useMessages } from './messages.tsx';
import { useSite } from './store/studio.ts';

/** A choice of section types, each with its sentence; the one that is looked at shows beside them as an example of it looks. */
export function SectionPicker({
  add,
  close,
}: {
  /** Is given a section of the type that was chosen. */
  add: (value: unknown) => void;
  close: () => void;
}) {
  const { t, localize, locale, labelFor } = useMessages();
  const sectionTypes = useSite(({ sectionTypes }) => sectionTypes);
  const languages = useSite(({ languages }) => languages);
  const [pointed, setPointed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const [sought, setSought] = useState('');
  const found = useMemo(() => findSections(sectionTypes, sought), [sectionTypes, sought]);
  // The example is of what is found: the type that was pointed at, else the first.
  const shown = (found.find(({ type }) => type === pointed) ?? found[0])?.type;
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
            setSought(text);
            setPointed(undefined);
          })}
        />
        <ul>
          {found.length === 0 && <li className="hint">{t('noSectionFound')}</li>}
          {found.map((one) => (
            <li key={one.type}>
              <button
                type="button"
                className="row row--tall"
                aria-current={one.type === shown || undefined}
                onFocus={() => setPointed(one.type)}
                onPointerEnter={() => setPointed(one.type)}
                onClick={() => add(one.value)}
              >
                <span>
                  <strong>{one.type}</strong>{' '}
                  <span className="picker__names">{otherNames(one, locale).join(' · ')}</span>
                  <span className="muted">{localize(one.description)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className="picker__example" inert>
          {loaded !== shown && <p className="frame__waits">{t('loading')}</p>}
          {shown && (
            <iframe
              ref={frame}
              title={labelFor(t('example'), shown)}
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
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
