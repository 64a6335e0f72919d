import type { Field } from './protocol.ts';
import { useSpeech } from './speech.tsx';
import { type Labels, TypedInput } from './typed-input.tsx';
import type { Work } from './use-studio.ts';

/** A text in all languages of the site, side by side: what is missing or the same in all is marked. */
export function TextsInput({ work, field, labels }: { work: Work; field: Field; labels: Labels }) {
  const { t } = useSpeech();
  const { pointer, value, isLong } = field;
  const { languages } = work.state;
  const isSame = typeof value === 'string';
  const texts = (isSame ? {} : value) as Record<string, string | undefined>;
  const write = (code: string, text: string) => {
    const at = `${pointer}/${code}`;
    if (!isSame) return work.edit(at, [{ op: 'add', path: at, value: text }], true);
    const all = Object.fromEntries(languages.map((one) => [one.code, one.code === code ? text : value]));
    return work.edit(at, [{ op: 'replace', path: pointer, value: all }], true);
  };
  return (
    <div className="texts">
      {languages.map(({ code, name }) => {
        const text = isSame ? (value as string) : texts[code];
        const id = `${labels.labelledBy}${code}`;
        return (
          <div key={code} className="texts__one">
            <span className="texts__language" id={id}>
              {name}
              {!isSame && !text && <span className="tag tag--missing">{t('missing')}</span>}
            </span>
            <TypedInput
              text={text ?? ''}
              pointer={`${pointer}/${code}`}
              isLong={isLong === true}
              lang={code}
              labels={{ ...labels, labelledBy: `${labels.labelledBy} ${id}` }}
              write={(typed) => write(code, typed)}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Tells that a text is the same in every language, or makes it so. */
export function SameInAll({ work, field: { pointer, value } }: { work: Work; field: Field }) {
  const { t } = useSpeech();
  const { languages } = work.state;
  if (languages.length < 2) return null;
  if (typeof value === 'string') return <span className="tag">{t('same')}</span>;
  const texts = value as Record<string, string | undefined>;
  const said = languages.map(({ code }) => texts[code]).find((one) => one);
  if (said === undefined) return null;
  return (
    <button
      type="button"
      className="plain quiet"
      onClick={() => work.edit(pointer, [{ op: 'replace', path: pointer, value: said }])}
    >
      {t('makeSame')}
    </button>
  );
}
