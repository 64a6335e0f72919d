import { useRef } from 'react';
import type { SectionProps } from '../../descriptor/compiled.ts';
import { usePage } from '../../kit/page-context.tsx';
import { buildsIn } from './builds.ts';
import type { SelectorSection } from './descriptor.ts';
import { Requirements } from './parts/requirements.tsx';
import './selector.css';
import { useFinder } from './use-finder.ts';

/**
 * What each build needs in one table, before the tables themselves. What finds one among them comes when it is near the screen; without
 * script, or while it cannot be had, the tables say all the same.
 */
export default function SelectorView({ section }: SectionProps<SelectorSection>) {
  const { level, renderSections, query, setQuery } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const finder = useFinder(place);
  const builds = buildsIn(section.sections);
  // Each under the section's id, as `find.CUDA`.
  const known = finder?.knownBy(section, builds, (key) => query(`${section.id}.${key}`));
  const found = known && finder?.find(section, builds, known);
  return (
    <div className="selector">
      <div className="selector__finder" ref={place}>
        {finder && known && found && (
          <finder.Panel
            section={section}
            known={known}
            found={found}
            onKnown={(changed) => {
              for (const [key, value] of Object.entries(changed)) setQuery(`${section.id}.${key}`, value || null);
            }}
          />
        )}
      </div>
      <Requirements
        section={section}
        builds={builds}
        verdictOf={finder && found && ((build) => <finder.Verdict build={build} found={found} />)}
      />
      {/* The tables are parts of the page as it is one itself, and say so to who goes from heading to heading. */}
      {renderSections(section.sections, level)}
    </div>
  );
}
