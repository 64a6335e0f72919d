import { findHeading } from '../../model/text/find-heading.ts';
import { fieldValue } from './field-value.ts';
import { Count } from './file-list.tsx';
import { innerFields } from './find-field.ts';
import { isIn } from './is-in.ts';
import { Grip, type Item, ItemTools, moveByKeys, useDrag } from './item-tools.tsx';
import { useMessages } from './messages.tsx';
import { useProblems } from './problem-list.tsx';
import { NewSection } from './section-picker.tsx';
import { studio, useChosen, usePlace, useSite } from './store/studio.ts';

/** The sections of the chosen file, which can be opened, moved, copied and deleted. */
export function SectionList() {
  const { t } = useMessages();
  const { chosen, whole } = usePlace((place) => place);
  const list = whole && innerFields(whole.field).find(({ pointer }) => pointer === '/sections');
  if (!chosen || list?.kind !== 'list') return null;
  const { file } = chosen;
  const sections = list.fields;
  return (
    <div className="sections">
      <h2>{t('sections')}</h2>
      <ul>
        <li>
          <button
            type="button"
            className="row"
            aria-current={chosen.pointer === '' || undefined}
            onClick={() => studio.choose({ file, pointer: '' })}
          >
            <span className="row__name">{t('page')}</span>
          </button>
        </li>
        {sections.map((section, index) => (
          <SectionRow
            key={section.pointer}
            item={{ list: '/sections', index, count: sections.length, value: fieldValue(section) }}
            open={() => studio.choose({ file, pointer: section.pointer })}
          />
        ))}
      </ul>
      <NewSection list="/sections" count={sections.length} />
    </div>
  );
}

function SectionRow({ item, open }: { item: Item; open: () => void }) {
  const { t, locale } = useMessages();
  const typeName = useTypeName();
  const drag = useDrag(item);
  const { list, index, value } = item;
  const chosen = useChosen();
  const pointer = `${list}/${index}`;
  const isChosen = chosen !== undefined && isIn(chosen.pointer, pointer);
  const { type = '', name } = (value ?? {}) as { type?: string; name?: string };
  const heading = findHeading(value, locale);
  const count = useProblems(pointer).length;
  return (
    <li className="sections__item" {...drag}>
      <Grip />
      <button
        type="button"
        className="row"
        data-item={pointer}
        aria-current={isChosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={(event) => moveByKeys(event, item, t('moved'))}
        onClick={open}
      >
        <span className="row__name">{heading || name || typeName(type)}</span>
        <span className="muted">{typeName(type)}</span>
        <Count count={count} />
      </button>
      <ItemTools item={item} name={heading || typeName(type)} />
    </li>
  );
}

/** Returns a function that names a section type: by its title, or by the type itself if the site does not have it. */
export function useTypeName(): (type: string) => string {
  const { t, localize } = useMessages();
  const sectionTypes = useSite(({ sectionTypes }) => sectionTypes);
  return (type) =>
    localize(sectionTypes.find((one) => one.type === type)?.title) || (type === 'include' ? t('shared') : type);
}
