import { type RefObject, useEffect, useState } from 'react';
import { reloadPage } from '../../ui/kit/reload-page.ts';
import { useNear } from '../../ui/kit/use-near.ts';

/** Everything that finds a build, and shows what it found. */
type Finder = typeof import('./finder.ts');

/** The finder once it is here, or how to load it again when it could not be loaded. */
interface LoadedFinder {
  finder?: Finder;
  retry?: () => void;
}

/** Loads the finder when the step that holds it comes near the screen. */
export function useFinder(step: RefObject<HTMLElement | null>): LoadedFinder {
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
