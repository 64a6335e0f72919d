import { useEffect, useRef } from 'react';
import { fieldSummary } from './field-value.ts';
import { FieldView } from './field-view.tsx';
import { findField } from './find-field.ts';
import { SharedNote } from './includes/shared-note.tsx';
import { isIn } from './is-in.ts';
import { useMessages } from './messages.tsx';
import { ProblemList, useProblems } from './problem-list.tsx';
import { studio, usePlace } from './store/studio.ts';

/** The form of the chosen value. Scrolls to the target field and focuses it. */
export function FormPane() {
  const { t, locale, localize } = useMessages();
  const { form, chosen, target } = usePlace((place) => place);
  const pane = useRef<HTMLDivElement>(null);
  const focused = useRef<object>(undefined);
  useEffect(() => {
    // The form of the last choice may still show.
    const isOfChosen = form?.file === chosen?.file && form?.field.pointer === chosen?.pointer;
    if (!form || !target || !isOfChosen || focused.current === target) return;
    const field = findField(form.field, target.pointer);
    if (!field) return;
    focused.current = target;
    const inputs = [...(pane.current?.querySelectorAll<HTMLElement>('[data-pointer]') ?? [])];
    const at = (pointer: string) => inputs.find(({ dataset }) => dataset.pointer === pointer);
    const input = at(target.pointer) ?? inputs.find(({ dataset }) => isIn(dataset.pointer ?? '', field.pointer));
    for (let outer = input?.parentElement; outer && outer !== pane.current; outer = outer.parentElement)
      if (outer instanceof HTMLDetailsElement) outer.open = true;
    if (target.isFocused) input?.focus();
    input?.scrollIntoView({ block: 'center' });
  }, [form, target, chosen]);
  if (!chosen) return <p className="hint">{t('choose')}</p>;
  if (!form) return <NoForm />;
  const { field, file } = form;
  const place = localize(form.place);
  const title = fieldSummary(field, locale) || (field.pointer ? localize(field.title) : file.replace(/^.*\//, ''));
  return (
    <div className="form__body" data-form={field.pointer} ref={pane} key={`${file}${field.pointer}`}>
      <div className="form__head">
        {field.pointer !== '' && (
          <button
            type="button"
            className="plain"
            onClick={() => studio.choose({ file, pointer: outerOf(field.pointer) }, field.pointer)}
          >
            ← {t('back')}
          </button>
        )}
        <h2>{title}</h2>
        <p className="muted">
          {file}
          {place && place !== title && ` · ${place}`}
        </p>
        {field.description && <p className="says">{localize(field.description)}</p>}
        <SharedNote form={form} />
        {form.isPulled && <p className="says">{t('pulledRecords')}</p>}
      </div>
      <fieldset className="form__fields" disabled={form.isPulled}>
        <FieldView field={field} isWhole />
      </fieldset>
    </div>
  );
}

function NoForm() {
  const { t } = useMessages();
  const problems = useProblems('');
  return (
    <div className="form__body">
      {problems.length > 0 && <p>{t('cannotRead')}</p>}
      <ProblemList problems={problems} />
    </div>
  );
}

/** The page or section around a section. */
function outerOf(pointer: string): string {
  return pointer.replace(/\/[^/]+\/\d+$/, '').replace(/^(?!.*\/\d+$).*$/, '');
}
