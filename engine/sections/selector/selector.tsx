import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Icon } from '../../ui/kit/icon.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import { answerKeys, buildsIn } from './builds.ts';
import type { SelectorSection } from './descriptor.ts';
import { Requirements } from './parts/requirements.tsx';
import './selector.css';
import { Button } from '../../ui/kit/button.tsx';
import { reloadPage } from '../../ui/kit/reload-page.ts';
import { useIsOpen } from '../../ui/shell/use-is-open.ts';

/**
 * A collapsed step above the tables with the finder and a table of requirements. It is open if the address
 * has an answer. The finder loads when the visitor is about to open it; without JavaScript only the table shows.
 */
export default function SelectorView({ section }: SectionProps<SelectorSection>) {
  const { level, renderSections, query, setQuery } = usePage();
  const { t } = useTexts('selector');
  const step = useRef<HTMLDetailsElement>(null);
  const [pointed, setPointed] = useState(false);
  const isOpen = useIsOpen(step, '[open]');
  const { finder, retry } = useFinder(isOpen || pointed);
  const point = () => setPointed(true);
  // Undefined until the visitor toggles it.
  const [toggled, setToggled] = useState<boolean>();
  const builds = buildsIn(section.sections);
  // Query parameters such as `find.CUDA`.
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to browsers */}
        <summary className="selector__opener" onPointerEnter={point} onFocus={point}>
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

type Finder = typeof import('./finder.ts');

interface LoadedFinder {
  finder?: Finder;
  retry?: () => void;
}

/** Loads the finder when it is wanted. */
function useFinder(isWanted: boolean): LoadedFinder {
  const [loaded, setLoaded] = useState<LoadedFinder>({});
  useEffect(() => {
    if (!isWanted) return;
    const load = (onFailure: () => void) => {
      import('./finder.ts').then((finder) => setLoaded({ finder }), onFailure);
    };
    // Firefox caches a failed import for the life of the page.
    load(() => setLoaded({ retry: () => load(reloadPage) }));
  }, [isWanted]);
  return loaded;
}

/** Shown if the finder fails to load. After a retry, the focus moves to the summary. */
function LostFinder({ retry }: { retry: () => void }) {
  const { t } = useTexts('app');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) own?.closest('details')?.querySelector('summary')?.focus();
    };
  }, []);
  return (
    <p className="selector__lost" role="status">
      {t('failed')}
      <Button onClick={retry} ref={button}>
        {t('retry')}
      </Button>
    </p>
  );
}
