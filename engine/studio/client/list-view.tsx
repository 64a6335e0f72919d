import type { ReactNode } from 'react';
import type { Field, ListField } from '../protocol/form-protocol.ts';
import { fieldSummary, fieldValue } from './field-value.ts';
import { Count } from './file-list.tsx';
import { isIn } from './is-in.ts';
import { Grip, type Item, ItemTools, moveByKeys, useDrag } from './item-tools.tsx';
import { useMessages } from './messages.tsx';
import { useProblems } from './problem-list.tsx';
import { NewSection } from './section-picker.tsx';
import { studio } from './store/studio.ts';

/** A list in a form, whose items can be added, moved, copied and deleted. */
export function ListView({
  field,
  draw,
}: {
  field: ListField;
  /** Renders an item; with `isWhole` without its head. */
  draw: (item: Field, isWhole: boolean) => ReactNode;
}) {
  const { t, locale, localize } = useMessages();
  const { pointer, fields, blanks } = field;
  const problems = useProblems(pointer);
  const isOfSections = fields.some(({ kind }) => kind === 'section');
  return (
    <div className="list">
      {fields.map((inner, index) => {
        const item: Item = { list: pointer, index, count: fields.length, value: fieldValue(inner) };
        const name = fieldSummary(inner, locale);
        const count = problems.filter((one) => isIn(one.pointer, inner.pointer)).length;
        return (
          <ListItem key={inner.pointer} item={item}>
            {'fields' in inner ? (
              <details open={fields.length === 1}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is focused and pressed like a button. */}
                <summary
                  data-item={inner.pointer}
                  onKeyDown={(event) => moveByKeys(event, item, t('moved'))}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                >
                  {name ? `${index + 1}. ${name}` : localize(inner.title)} <Count count={count} />
                </summary>
                {draw(inner, true)}
              </details>
            ) : (
              draw(inner, false)
            )}
            <ItemTools item={item} name={name} />
          </ListItem>
        );
      })}
      {isOfSections && <NewSection list={pointer} count={fields.length} />}
      {blanks.map(({ value }) => (
        <button
          key="add"
          type="button"
          onClick={async () => {
            const at = `${pointer}/${fields.length}`;
            const chosen = await studio.chosenAfter(studio.edit(at, [{ op: 'add', path: `${pointer}/-`, value }]));
            if (chosen) studio.choose(chosen, at);
          }}
        >
          + {t('addItem')}
        </button>
      ))}
    </div>
  );
}

function ListItem({ item, children }: { item: Item; children: ReactNode }) {
  return (
    <div className="list__item" {...useDrag(item)}>
      <Grip />
      {children}
    </div>
  );
}
