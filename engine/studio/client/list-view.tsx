import type { ReactNode } from 'react';
import type { Field } from '../protocol/form-protocol.ts';
import { Count } from './files.tsx';
import { Grip, useDrag } from './grip.tsx';
import { type Item, ItemTools, moveByKeys } from './item-tools.tsx';
import { NewSection } from './new-section.tsx';
import { shownValue } from './shown-value.ts';
import { useSpeech } from './speech.tsx';
import { summaryOf } from './summary.ts';
import type { Work } from './use-studio.ts';

/** A list in a form: its items can be added, moved, copied and deleted; those that hold others open on demand. */
export function ListView({
  work,
  field,
  draw,
}: {
  work: Work;
  field: Field;
  /** Draws an item, with `isWhole` without its head. */
  draw: (item: Field, isWhole: boolean) => ReactNode;
}) {
  const { t, tongue } = useSpeech();
  const { pointer, fields = [], blanks = [] } = field;
  const isOfSections = fields.some(({ kind }) => kind === 'section');
  return (
    <div className="list">
      {fields.map((inner, index) => {
        const item: Item = { list: pointer, index, count: fields.length, value: shownValue(inner) };
        const name = summaryOf(inner, tongue);
        const count = work.state.problems.filter(
          (one) => one.file === work.chosen?.file && `${one.pointer}/`.startsWith(`${inner.pointer}/`),
        ).length;
        return (
          <ListItem key={inner.pointer} work={work} item={item}>
            {inner.fields ? (
              <details open={fields.length === 1}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is focused and pressed like a button. */}
                <summary
                  data-item={inner.pointer}
                  onKeyDown={(event) => moveByKeys(event, work, item, t('moved'))}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                >
                  {index + 1}. {name} <Count count={count} />
                </summary>
                {draw(inner, true)}
              </details>
            ) : (
              draw(inner, false)
            )}
            <ItemTools work={work} item={item} name={name} />
          </ListItem>
        );
      })}
      {isOfSections && <NewSection work={work} list={pointer} count={fields.length} />}
      {blanks.map(({ value }) => (
        <button
          key="add"
          type="button"
          onClick={async () => {
            const at = `${pointer}/${fields.length}`;
            await work.edit(at, [{ op: 'add', path: `${pointer}/-`, value }]);
            if (work.chosen) work.choose(work.chosen, at);
          }}
        >
          + {t('addItem')}
        </button>
      ))}
    </div>
  );
}

/** An item that others can be dropped beside, and that its grip takes. */
function ListItem({ work, item, children }: { work: Work; item: Item; children: ReactNode }) {
  return (
    <div className="list__item" {...useDrag(work, item)}>
      <Grip />
      {children}
    </div>
  );
}
