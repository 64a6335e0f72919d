import { type ReactNode, useId } from 'react';
import { findHeading } from '../../model/text/find-heading.ts';
import type { Field } from '../protocol/form-protocol.ts';
import { AddFields, FormChoice } from './add-fields.tsx';
import { AnchorInput } from './anchors/anchor-input.tsx';
import { AssetChoice } from './asset-choice.tsx';
import { IconButton } from './icon-button.tsx';
import { ListView } from './list-view.tsx';
import { isMenu } from './menus/menu-lists.ts';
import { useMessages } from './messages.tsx';
import { PlainInput } from './plain-input.tsx';
import { PosterChoice } from './poster-choice.tsx';
import { leaving, ProblemList, useIncomplete, useProblems } from './problem-list.tsx';
import { useTypeName } from './section-list.tsx';
import { studio, usePlace } from './store/studio.ts';
import { SameInAll, TextsInput } from './texts-input.tsx';

/** A value in a form: its name, description, input or inner fields, and problems. */
export function FieldView({ field, isWhole = false }: { field: Field; isWhole?: boolean }) {
  const { t, localize } = useMessages();
  const id = useId();
  const { pointer, name, title, kind, description, isOptional } = field;
  const isLeaf = !('fields' in field);
  const isItem = /\/\d+$/.test(pointer);
  const problems = useProblems(pointer, isLeaf && kind !== 'section');
  const isLacking = useIncomplete(pointer);
  const isInMenu = usePlace((place) => field.kind === 'list' && field.entries !== undefined && isMenu(place, pointer));
  // The file list shows the sections of the page.
  if (name === '$schema' || pointer === '/sections') return null;
  // The file list shows menus as trees.
  if (isInMenu) return null;
  const problemList = <ProblemList problems={problems} id={`${id}problems`} />;
  const labels = {
    'aria-labelledby': `${id}name`,
    'aria-describedby': `${id}says ${id}problems`,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
  };
  const inside: ReactNode =
    field.kind === 'texts' ? (
      <TextsInput field={field} labels={labels} />
    ) : field.kind === 'list' ? (
      <ListView field={field} draw={(item, isBare) => <FieldView field={item} isWhole={isBare} />} />
    ) : field.kind === 'object' ? (
      <>
        {field.fields.map((inner) => (
          <FieldView key={inner.pointer} field={inner} />
        ))}
        <AddFields field={field} />
      </>
    ) : field.kind === 'section' ? (
      <SectionLink pointer={pointer} value={field.value} />
    ) : 'isAnchor' in field && field.isAnchor ? (
      <AnchorInput field={field}>
        <PlainInput field={field} labels={labels} />
      </AnchorInput>
    ) : (
      <PlainInput field={field} labels={labels} />
    );
  if (isWhole)
    return (
      <>
        {problemList}
        {inside}
      </>
    );
  return (
    <fieldset
      className={isLeaf ? 'field' : 'field field--holder'}
      aria-labelledby={`${id}name`}
      {...(isLeaf && leaving(pointer))}
    >
      <div className="field__head">
        <span className="field__name" id={`${id}name`} title={isItem ? undefined : name}>
          {localize(title)}
        </span>
        {!isOptional && isLeaf && kind !== 'constant' && <span className="muted">{t('required')}</span>}
        {isLeaf && isLacking && <span className="tag">{t('incomplete')}</span>}
        <span className="head__gap" />
        {field.kind === 'texts' && <SameInAll field={field} />}
        <FormChoice field={field} />
        {isOptional && !isItem && (
          <IconButton
            sign="✕"
            does={t('removeField')}
            of={localize(title)}
            onClick={() => studio.edit(pointer, [{ op: 'remove', path: pointer }])}
          />
        )}
      </div>
      {description && (
        <p className="says" id={`${id}says`}>
          {localize(description)}
        </p>
      )}
      {inside}
      {isLeaf && (
        <div className="field__choices">
          <AssetChoice field={field} />
          <PosterChoice
            name={localize(title)}
            videos={field.videos}
            onTake={(picture) => studio.replace(pointer, picture)}
          />
        </div>
      )}
      {problemList}
    </fieldset>
  );
}

function SectionLink({ pointer, value }: { pointer: string; value: unknown }) {
  const { t, locale } = useMessages();
  const typeName = useTypeName();
  const { type = '' } = (value ?? {}) as { type?: string };
  return (
    <button type="button" data-pointer={pointer} onClick={() => studio.choose({ file: studio.place.file(), pointer })}>
      {t('open')}: {findHeading(value, locale) || typeName(type)} <span className="muted">{typeName(type)}</span>
    </button>
  );
}
