import { type ReactNode, useId } from 'react';
import { headingOf } from '../../model/text/heading-of.ts';
import type { Field } from '../protocol/form-protocol.ts';
import { AddFields, FormChoice } from './add-fields.tsx';
import { AnchorInput } from './anchors/anchor-input.tsx';
import { AssetChoice } from './asset-choice.tsx';
import { IconButton } from './icon-button.tsx';
import { ListView } from './list-view.tsx';
import { isMenu } from './menus/menu-lists.ts';
import { PlainInput } from './plain-input.tsx';
import { PosterChoice } from './poster-choice.tsx';
import { isIncomplete, leaving, ProblemList, problemsAt } from './problem-list.tsx';
import { useSpeech } from './speech.tsx';
import { SameInAll, TextsInput } from './texts-input.tsx';
import type { Work } from './use-studio.ts';

/** A value in a form: its name, what it is for, its input or the fields in it, and its problems. */
export function FieldView({ work, field, isWhole = false }: { work: Work; field: Field; isWhole?: boolean }) {
  const { t, say } = useSpeech();
  const id = useId();
  const { pointer, name, kind, says, isOptional, fields = [] } = field;
  // What only tells an editor of text what the file is, is of no use here; the page's own sections are listed beside the pages.
  if (name === '$schema' || pointer === '/sections') return null;
  // So are the lists of links of a file that has no sections.
  if (field.entries && isMenu(work, pointer)) return null;
  const isLeaf = !field.fields;
  const problems = problemsAt(work, pointer, isLeaf && kind !== 'section');
  const told = <ProblemList work={work} problems={problems} id={`${id}problems`} />;
  const labels = {
    labelledBy: `${id}name`,
    describedBy: `${id}says ${id}problems`,
    isInvalid: problems.some(({ severity }) => severity === 'error'),
  };
  const inside: ReactNode =
    kind === 'texts' ? (
      <TextsInput work={work} field={field} labels={labels} />
    ) : kind === 'list' ? (
      <ListView
        work={work}
        field={field}
        draw={(item, isBare) => <FieldView work={work} field={item} isWhole={isBare} />}
      />
    ) : kind === 'object' ? (
      <>
        {fields.map((inner) => (
          <FieldView key={inner.pointer} work={work} field={inner} />
        ))}
        <AddFields work={work} field={field} />
      </>
    ) : kind === 'section' ? (
      <SectionLink work={work} field={field} />
    ) : field.isAnchor ? (
      <AnchorInput work={work} field={field}>
        <PlainInput work={work} field={field} labels={labels} />
      </AnchorInput>
    ) : (
      <PlainInput work={work} field={field} labels={labels} />
    );
  if (isWhole)
    return (
      <>
        {told}
        {inside}
      </>
    );
  return (
    <fieldset
      className={isLeaf ? 'field' : 'field field--holder'}
      aria-labelledby={`${id}name`}
      {...(isLeaf && leaving(work, pointer))}
    >
      <div className="field__head">
        <span className="field__name" id={`${id}name`}>
          {name}
        </span>
        {!isOptional && isLeaf && kind !== 'constant' && <span className="muted">{t('required')}</span>}
        {isLeaf && isIncomplete(work, pointer) && <span className="tag">{t('incomplete')}</span>}
        <span className="head__gap" />
        {kind === 'texts' && <SameInAll work={work} field={field} />}
        <FormChoice work={work} field={field} />
        {isOptional && !/\/\d+$/.test(pointer) && (
          <IconButton
            sign="✕"
            does={t('removeField')}
            of={name}
            onClick={() => work.edit(pointer, [{ op: 'remove', path: pointer }])}
          />
        )}
      </div>
      {says && (
        <p className="says" id={`${id}says`}>
          {say(says)}
        </p>
      )}
      {inside}
      <div className="field__choices">
        <AssetChoice work={work} field={field} />
        <PosterChoice
          work={work}
          name={name}
          films={field.films}
          onTake={(picture) => work.edit(pointer, [{ op: 'replace', path: pointer, value: picture }])}
        />
      </div>
      {told}
    </fieldset>
  );
}

function SectionLink({ work, field }: { work: Work; field: Field }) {
  const { t, tongue } = useSpeech();
  const { type = '' } = (field.value ?? {}) as { type?: string };
  return (
    <button
      type="button"
      data-pointer={field.pointer}
      onClick={() => work.chosen && work.choose({ file: work.chosen.file, pointer: field.pointer })}
    >
      {t('open')}: {headingOf(field.value, tongue) || type} <span className="muted">{type}</span>
    </button>
  );
}
