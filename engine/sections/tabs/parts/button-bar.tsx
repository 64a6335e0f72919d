import { Inline } from '../../../ui/kit/inline.tsx';
import type { BarProps } from '../bar.ts';

/** A row of buttons of which one is pressed, for many short choices such as years. */
export function ButtonBar({ label, tabs, chosen, choose, panelOf, tabOf }: BarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="tabs__bar" role="group" aria-label={label}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          id={tabOf(id)}
          className="tabs__button"
          aria-pressed={id === chosen}
          aria-controls={panelOf(id)}
          onClick={() => choose(id)}
        >
          <Inline text={name} />
        </button>
      ))}
    </div>
  );
}
