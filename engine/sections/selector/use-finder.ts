import { type RefObject, useEffect, useState } from 'react';
import { useNear } from '../../kit/use-near.ts';

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
    const load = () => {
      import('./finder.ts').then(
        (finder) => setLoaded({ finder }),
        () => setLoaded({ retry: load }),
      );
    };
    load();
  }, [near]);
  return loaded;
}
