import { type RefObject, useEffect, useState } from 'react';
import { useNear } from '../../kit/use-near.ts';

/** Everything that finds a build, and shows what it found. */
type Finder = typeof import('./finder.ts');

/** Loads what finds a build when its place comes near the screen. Until then, and where it cannot be had, nothing. */
export function useFinder(place: RefObject<HTMLElement | null>): Finder | undefined {
  const near = useNear(place);
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (near) import('./finder.ts').then(setFinder, () => place.current?.classList.add('selector__finder--missing'));
  }, [near, place]);
  return finder;
}
