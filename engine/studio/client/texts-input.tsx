import { useRef } from 'react';
import type { TextsField } from '../protocol/form-protocol.ts';
import { MarkdownInput } from './markdown/markdown-input.tsx';
import { MarkedInput } from './marked-input.tsx';
import { useMessages } from './messages.tsx';
import { studio, usePlace, useSite } from './store/studio.ts';
import { translationMarks } from './translation-marks.ts';
import { type Labels, TypedInput } from './typed-input.tsx';
import { useProposals } from './use-proposals.tsx';

/** A text in every language of the site, side by side, each with its translation mark. */
export function TextsInput({ field, labels }: { field: TextsField; labels: Labels }) {
  const { t } = useMessages();
  const { pointer, value, isLong, isMarked, isMarkdown, proposals } = field;
  const { list, options } = useProposals(proposals);
  const languages = useSite(({ languages }) => languages);
  const sinceCommit = usePlace(({ form }) => form?.sinceCommit);
  const codes = languages.map(({ code }) => code);
  const marks = translationMarks(value, codes, pointer, sinceCommit);
  const isSame = typeof value === 'string';
  const texts: Record<string, string> = isSame ? {} : value;
  // Texts typed since the value was one text for all languages. The server may not have them yet.
  const split = useRef<{ from?: string; epoch?: number; texts: Record<string, string> }>({ texts: {} });
  const write = (code: string, text: string) => {
    const at = `${pointer}/${code}`;
    const { epoch } = studio.editing.get();
    if (isSame && (split.current.from !== value || split.current.epoch !== epoch))
      split.current = { from: value, epoch, texts: {} };
    const { from } = split.current;
    split.current.texts[code] = text;
    const current = isSame ? split.current.texts : { ...texts, [code]: text };
    const all = Object.fromEntries(codes.map((one) => [one, current[one] ?? from]));
    // Equal in every language again: written as one text.
    if (from !== undefined && codes.every((one) => all[one] === from))
      return studio.edit(at, [{ op: 'replace', path: pointer, value: from }], true);
    if (!isSame) return studio.edit(at, [{ op: 'add', path: at, value: text }], true);
    return studio.edit(at, [{ op: 'replace', path: pointer, value: all }], true);
  };
  // One file or text for all languages has one editor.
  if (isSame && isMarkdown)
    return (
      <MarkdownInput
        {...{ text: value, pointer, isLong, labels }}
        write={(text) => void studio.replace(pointer, text, true)}
      />
    );
  // A name is not translated: it has one input while it is equal in all languages.
  if (isSame && isNamed(field))
    return (
      <>
        <TypedInput
          text={value}
          pointer={pointer}
          isLong={isLong}
          labels={labels}
          list={list}
          write={(text) => void studio.replace(pointer, text, true)}
        />
        {options}
      </>
    );
  return (
    <div className={isMarkdown ? 'texts texts--markdown' : 'texts'}>
      {languages.map(({ code, name }) => {
        const text = isSame ? value : texts[code];
        const id = `${labels['aria-labelledby']}${code}`;
        const mark = marks[code];
        const props = {
          text: text ?? '',
          pointer: `${pointer}/${code}`,
          isLong,
          lang: code,
          labels: { ...labels, 'aria-labelledby': `${labels['aria-labelledby']} ${id}` },
          list,
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
            {isMarkdown ? (
              <MarkdownInput {...props} />
            ) : isMarked ? (
              <MarkedInput {...props} />
            ) : (
              <TypedInput {...props} />
            )}
          </div>
        );
      })}
      {options}
    </div>
  );
}

/** Whether a text is a name from a list of the site, such as a route or a file. */
function isNamed({ isMarked, proposals = [] }: TextsField): boolean {
  return proposals.length > 0 && isMarked !== true;
}

/** Shows that a text is equal in every language, or a button that switches between one text and a text per language. */
export function SameInAll({ field }: { field: TextsField }) {
  const { t } = useMessages();
  const languages = useSite(({ languages }) => languages);
  const { pointer, value } = field;
  if (languages.length < 2) return null;
  const isSame = typeof value === 'string';
  if (isSame && !isNamed(field) && !field.isMarkdown) return <span className="tag">{t('same')}</span>;
  const next = isSame
    ? Object.fromEntries(languages.map(({ code }) => [code, value]))
    : languages.map(({ code }) => value[code]).find(Boolean);
  if (next === undefined) return null;
  return (
    <button type="button" className="plain quiet" onClick={() => studio.replace(pointer, next)}>
      {t(isSame ? 'perLanguage' : 'makeSame')}
    </button>
  );
}
