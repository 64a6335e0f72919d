import { useRef } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import { Subheading } from '../../ui/kit/subheading.tsx';
import type { TabsSection } from './descriptor.ts';
import { ButtonBar } from './parts/button-bar.tsx';
import { TabBar } from './parts/tab-bar.tsx';
import './tabs.css';
import { useChosenTab } from './use-chosen-tab.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';

/**
 * Groups of sections of which one shows. All of them are in the page, so that search engines, paper and browsers without
 * script have the whole.
 */
export default function Tabs({ section }: SectionProps<TabsSection>) {
  const { tabs, look = 'tabs', heading, focusOnOpen = false } = section;
  const { level, renderSections } = usePage();
  const { t } = useTranslation('tabs');
  const root = useRef<HTMLDivElement>(null);
  const { chosen, isNamed, choose, hrefOf } = useChosenTab(section, root);
  useFocusOnOpen(root, focusOnOpen);
  const label = heading ? plainText(heading) : t('label');
  const Bar = look === 'tabs' ? TabBar : ButtonBar;
  return (
    <div ref={root} className={`tabs tabs--${look}${isNamed ? ' tabs--named' : ''}`} data-restored>
      <Bar label={label} tabs={tabs} chosen={chosen} choose={choose} hrefOf={hrefOf} panelOf={panelOf} tabOf={tabOf} />
      {tabs.map(({ id, label: name, sections }) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
        <div
          key={id}
          id={panelOf(id)}
          className="tabs__panel"
          hidden={id !== chosen}
          data-tab={id}
          role={look === 'tabs' ? 'tabpanel' : 'group'}
          aria-labelledby={tabOf(id)}
        >
          {/* Seen only where all panels show and the sections inside bring no heading of their own. */}
          {!sections[0]?.heading && (
            <Subheading under={heading} className="tabs__heading">
              <Inline text={name} />
            </Subheading>
          )}
          {renderSections(sections, heading ? level + 1 : level)}
        </div>
      ))}
    </div>
  );

  function panelOf(id: string): string {
    return `${section.id}-panel-${id}`;
  }

  function tabOf(id: string): string {
    return `${section.id}-tab-${id}`;
  }
}
