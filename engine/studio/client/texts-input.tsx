import { useId, useRef } from 'react';
import type { TextsField } from '../protocol/form-protocol.ts';
import { MarkedInput } from './marked-input.tsx';
import { useMessages } from './messages.tsx';
import { studio, usePlace, useSite } from './store/studio.ts';
import { textMarks } from './translation-marks.ts';
import { type Labels, TypedInput } from './typed-input.tsx';

/** A text in all languages of the site, side by side: what is missing, the same, a copy or behind the other is marked. */
export function TextsInput({ field, labels }: { field: TextsField; labels: Labels }) {
  const { t } = useMessages();
  const { pointer, value, isLong, isMarked, proposals = [] } = field;
  const list = useId();
  const languages = useSite(({ languages }) => languages);
  const sinceCommit = usePlace(({ form }) => form?.sinceCommit);
  const known = useSite(({ proposals }) => proposals);
  const codes = languages.map(({ code }) => code);
  const marks = textMarks(value, codes, pointer, sinceCommit);
  const targets = isMarked ? (known.Routes ?? []) : [];
  const isSame = typeof value === 'string';
  const texts: Record<string, string> = isSame ? {} : value;
  // What was typed in one language since the text was the same in all is not to be lost by a key in another.
  const split = useRef<{ from?: string; epoch?: number; texts: Record<string, string> }>({ texts: {} });
  const write = (code: string, text: string) => {
    const at = `${pointer}/${code}`;
    const { epoch } = studio.editing.get();
    if (isSame && (split.current.from !== value || split.current.epoch !== epoch))
      split.current = { from: value, epoch, texts: {} };
    const { from } = split.current;
    split.current.texts[code] = text;
    const said = isSame ? split.current.texts : { ...texts, [code]: text };
    const all = Object.fromEntries(codes.map((one) => [one, said[one] ?? from]));
    // What is as it was in every language is written as it was: once.
    if (from !== undefined && codes.every((one) => all[one] === from))
      return studio.edit(at, [{ op: 'replace', path: pointer, value: from }], true);
    if (!isSame) return studio.edit(at, [{ op: 'add', path: at, value: text }], true);
    return studio.edit(at, [{ op: 'replace', path: pointer, value: all }], true);
  };
  const proposed = proposals.flatMap((name) => known[name] ?? []);
  const listed = proposed.length > 0 ? { list } : {};
  const options = proposed.length > 0 && (
    <datalist id={list}>
      {proposed.map((one) => (
        <option key={one.value} value={one.value} label={one.description} />
      ))}
    </datalist>
  );
  // A name is no text to translate: one that is the same in all languages is written once.
  if (isSame && isNamed(field))
    return (
      <>
        <TypedInput
          text={value}
          pointer={pointer}
          isLong={isLong}
          labels={labels}
          {...listed}
          write={(text) => void studio.edit(pointer, [{ op: 'replace', path: pointer, value: text }], true)}
        />
        {options}
      </>
    );
  return (
    <div className="texts">
      {languages.map(({ code, name }) => {
        const text = isSame ? value : texts[code];
        const id = `${labels.labelledBy}${code}`;
        const mark = marks[code];
        const props = {
          text: text ?? '',
          pointer: `${pointer}/${code}`,
          isLong,
          lang: code,
          labels: { ...labels, labelledBy: `${labels.labelledBy} ${id}` },
          ...listed,
          write: (typed: string) => void write(code, typed),
        };
        return (
          <div key={code} className="texts__one">
            <span className="texts__language" id={id}>
              {name}
              {mark && (
                <span className={`tag tag--${mark}`} title={t(`${mark}Says`)}>
                  {t(mark)}
                </span>
              )}
            </span>
            {isMarked ? <MarkedInput {...props} targets={targets} /> : <TypedInput {...props} />}
          </div>
        );
      })}
      {options}
    </div>
  );
}

/** Whether a text is a name of which the site has a list, as of a route or a file. */
function isNamed({ isMarked, proposals = [] }: TextsField): boolean {
  return proposals.length > 0 && isMarked !== true;
}

/** Tells that a text is the same in every language, or makes it so. */
export function SameInAll({ field }: { field: TextsField }) {
  const { t } = useMessages();
  const languages = useSite(({ languages }) => languages);
  const { pointer, value } = field;
  if (languages.length < 2) return null;
  if (typeof value === 'string' && isNamed(field)) {
    const each = Object.fromEntries(languages.map(({ code }) => [code, value]));
    return (
      <button
        type="button"
        className="plain quiet"
        onClick={() => studio.edit(pointer, [{ op: 'replace', path: pointer, value: each }])}
      >
        {t('perLanguage')}
      </button>
    );
  }
  if (typeof value === 'string') return <span className="tag">{t('same')}</span>;
  const said = languages.map(({ code }) => value[code]).find((one) => one);
  if (said === undefined) return null;
  return (
    <button
      type="button"
      className="plain quiet"
      onClick={() => studio.edit(pointer, [{ op: 'replace', path: pointer, value: said }])}
    >
      {t('makeSame')}
    </button>
  );
}
