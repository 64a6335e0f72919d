import { useState } from 'react';
import type { Blank, Field, ObjectField } from '../protocol/form-protocol.ts';
import { isMessageKey, useMessages } from './messages.tsx';
import { PosterChoice } from './poster-choice.tsx';
import { studio } from './store/studio.ts';

/** Lists the fields that an object lacks. If the schema allows any name, a form adds a named field. */
export function AddFields({ field }: { field: ObjectField }) {
  const { t, localize } = useMessages();
  const { pointer, blanks, open } = field;
  const [name, setName] = useState('');
  const add = async ({ value }: Blank, key: string) => {
    const path = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const chosen = await studio.chosenAfter(studio.edit(path, [{ op: 'add', path, value }]));
    if (chosen) studio.choose(chosen, path);
  };
  return (
    <>
      {blanks.length > 0 && (
        <details className="adds">
          <summary>{t('addField')}</summary>
          <ul>
            {blanks.map((blank) => (
              <li key={blank.name}>
                <button
                  type="button"
                  className="row row--tall"
                  title={blank.name}
                  onClick={() => add(blank, blank.name)}
                >
                  <span>
                    <strong>{localize(blank.title)}</strong>
                    <span className="muted">{localize(blank.description)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {blanks.map(
        (blank) =>
          blank.frame && (
            <PosterChoice
              key={blank.name}
              name={localize(blank.title)}
              videos={blank.frame.videos}
              onTake={(picture) => add(withPicture(blank, picture), blank.name)}
            />
          ),
      )}
      {open && (
        <form
          className="named"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void add(open, name.trim());
            setName('');
          }}
        >
          <input
            aria-label={t('addNamed')}
            placeholder={t('addNamed')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit">+ {t('addItem')}</button>
        </form>
      )}
    </>
  );
}

function withPicture(blank: Blank, picture: string): Blank {
  return { ...blank, value: { ...(blank.value as object), [blank.frame?.picture ?? '']: picture } };
}

/** Switches between the types that a value may have, such as text and list. Renders nothing if there is one. */
export function FormChoice({ field }: { field: Field }) {
  const { t, localize, labelFor } = useMessages();
  if (!('forms' in field) || field.forms.length === 0) return null;
  const { pointer, kind, forms, title } = field;
  const own = ['line', 'date', 'color', 'text', 'unknown'].includes(kind) ? 'string' : kind;
  return (
    <select
      className="kinds"
      aria-label={labelFor(t('kindOf'), localize(title))}
      value=""
      onChange={({ target }) => {
        const form = forms.find((one) => one.name === target.value);
        if (form) void studio.replace(pointer, form.value);
      }}
    >
      <option value="">{isMessageKey(own) ? t(own) : own}</option>
      {forms.map((form) => (
        <option key={form.name} value={form.name}>
          {isMessageKey(form.name) ? t(form.name) : form.name}
        </option>
      ))}
    </select>
  );
}
