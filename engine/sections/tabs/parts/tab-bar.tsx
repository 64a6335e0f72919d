import type { KeyboardEvent } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { Inline } from '../../../ui/kit/inline.tsx';
import type { Tab } from '../descriptor.ts';

interface BarProps {
  label: string;
  tabs: Compiled<Tab>[];
  /** The id of the selected tab. */
  chosen: string;
  choose: (id: string) => void;
  /** The address of a tab, for links before hydration. */
  hrefOf: (id: string) => string;
  panelOf: (id: string) => string;
  tabOf: (id: string) => string;
}

/** Tabs by the ARIA APG: one tab stop; arrows, Home and End select. Each is also a link, for use before hydration. */
export function TabBar({ label, tabs, chosen, choose, hrefOf, panelOf, tabOf }: BarProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // From the focused tab, because the selection may lag behind quick keys.
    const index = tabs.findIndex(({ id }) => tabOf(id) === event.currentTarget.id);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
      ' ': index,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const id = tabs.at(target % tabs.length)?.id;
    if (!id) return;
    choose(id);
    document.getElementById(tabOf(id))?.focus();
  }
  return (
    <div className="tabs__bar" role="tablist" aria-label={label}>
      {tabs.map(({ id, label: name }) => (
        <a
          key={id}
          id={tabOf(id)}
          className="tabs__tab"
          role="tab"
          href={hrefOf(id)}
          aria-selected={id === chosen}
          aria-controls={panelOf(id)}
          tabIndex={id === chosen ? 0 : -1}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            choose(id);
          }}
          onKeyDown={onKeyDown}
        >
          <Inline text={name} />
        </a>
      ))}
    </div>
  );
}

/** Toggle buttons, for many short choices such as years. */
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
