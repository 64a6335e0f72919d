import { Count } from './files.tsx';
import { type Item, ItemTools, moveByKeys } from './item-tools.tsx';
import { NewSection } from './new-section.tsx';
import { useSpeech } from './speech.tsx';
import { headingOf } from './summary.ts';
import type { Work } from './use-studio.ts';

/** The sections of the chosen page or shared file, in their order; each can be opened, moved, copied and deleted. */
export function SectionList({ work }: { work: Work }) {
  const { t, tongue } = useSpeech();
  const { chosen, whole, choose, state } = work;
  const list = whole?.field.fields?.find(({ pointer, kind }) => pointer === '/sections' && kind === 'list');
  if (!chosen || !list) return null;
  const { file } = chosen;
  const sections = list.fields ?? [];
  return (
    <div className="sections">
      <h2>{t('sections')}</h2>
      <ul>
        <li>
          <button
            type="button"
            className="row"
            aria-current={chosen.pointer === '' || undefined}
            onClick={() => choose({ file, pointer: '' })}
          >
            <span className="row__name">{t('page')}</span>
          </button>
        </li>
        {sections.map(({ pointer, value }, index) => {
          const item: Item = { list: '/sections', index, count: sections.length, value };
          const isIn = `${chosen.pointer}/`.startsWith(`${pointer}/`);
          const { type = '', name } = (value ?? {}) as { type?: string; name?: string };
          const count = state.problems.filter(
            (one) => one.file === file && `${one.pointer}/`.startsWith(`${pointer}/`),
          ).length;
          return (
            <li key={pointer} className="sections__item">
              <button
                type="button"
                className="row"
                data-item={pointer}
                aria-current={isIn || undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={(event) => moveByKeys(event, work, item, t('moved'))}
                onClick={() => choose({ file, pointer })}
              >
                <span className="row__name">{headingOf(value, tongue) || name || type}</span>
                <span className="muted">{type}</span>
                <Count count={count} />
              </button>
              <ItemTools work={work} item={item} name={headingOf(value, tongue) || type} />
            </li>
          );
        })}
      </ul>
      <NewSection work={work} list="/sections" count={sections.length} />
    </div>
  );
}
