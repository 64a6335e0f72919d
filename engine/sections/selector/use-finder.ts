import { type RefObject, useEffect, useState } from 'react';
import { useNear } from '../../kit/use-near.ts';

/** Everything that finds a build, and shows what it found. */
type Finder = typeof import('./finder.ts');

/** Loads the finder when the step that holds it comes near the screen. `undefined` until then, and if it cannot be loaded. */
export function useFinder(step: RefObject<HTMLElement | null>): Finder | undefined {
  const near = useNear(step);
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (near) import('./finder.ts').then(setFinder, () => {});
  }, [near]);
  return finder;
}
