import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { Icon } from '../../ui/kit/icon.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import { answerKeys, buildsIn } from './builds.ts';
import type { SelectorSection } from './descriptor.ts';
import { Requirements } from './parts/requirements.tsx';
import './selector.css';
import { reloadPage } from '../../ui/kit/reload-page.ts';
import { useNear } from '../../ui/kit/use-near.ts';
import { LostFinder } from './parts/lost-finder.tsx';

/**
 * A folded step above the tables: the finder, and one table of what each build needs. It is open when the address holds an answer. The
 * finder loads when the step is near the screen; without script, the step shows the table alone.
 */
export default function SelectorView({ section }: SectionProps<SelectorSection>) {
  const { level, renderSections, query, setQuery } = usePage();
  const { t } = useTranslation('selector');
  const step = useRef<HTMLDetailsElement>(null);
  const { finder, retry } = useFinder(step);
  // Undefined until the visitor opens or closes the step.
  const [toggled, setToggled] = useState<boolean>();
  const builds = buildsIn(section.sections);
  // Each under the section's id, as `find.CUDA`.
  const answerTo = (key: string) => query(`${section.id}.${key}`);
  const isAnswered = answerKeys(section).some(answerTo);
  const known = finder?.knownBy(section, builds, answerTo);
  const found = known && finder?.find(section, builds, known);
  return (
    <div className="selector">
      <details
        ref={step}
        className="selector__step"
        open={toggled ?? isAnswered}
        onToggle={({ currentTarget }) => setToggled(currentTarget.open)}
      >
        <summary className="selector__opener">
          {t('open')}
          <Icon name="chevron-down" />
        </summary>
        <div className="selector__finder">
          {retry && <LostFinder retry={retry} />}
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
          verdictOf={finder && found?.isAsked ? (build) => <finder.Verdict build={build} found={found} /> : undefined}
        />
      </details>
      {/* The tables are parts of the page as it is one itself, and say so to who goes from heading to heading. */}
      {renderSections(section.sections, level)}
    </div>
  );
}

/** Everything that finds a build, and shows what it found. */
type Finder = typeof import('./finder.ts');

/** The finder once it is here, or how to load it again when it could not be loaded. */
interface LoadedFinder {
  finder?: Finder;
  retry?: () => void;
}

/** Loads the finder when the step that holds it comes near the screen. */
function useFinder(step: RefObject<HTMLElement | null>): LoadedFinder {
  const near = useNear(step);
  const [loaded, setLoaded] = useState<LoadedFinder>({});
  useEffect(() => {
    if (!near) return;
    const load = (onFailure: () => void) => {
      import('./finder.ts').then((finder) => setLoaded({ finder }), onFailure);
    };
    // Firefox remembers a script that failed for as long as the page is there.
    load(() => setLoaded({ retry: () => load(reloadPage) }));
  }, [near]);
  return loaded;
}
