import { type RefObject, useEffect, useState } from 'react';

/** Everything that finds a build, and shows what it found. */
type Finder = typeof import('./finder.ts');

/** Loads what finds a build when its place comes near the screen. Until then, and where it cannot be had, nothing. */
export function useFinder(place: RefObject<HTMLElement | null>): Finder | undefined {
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./finder.ts').then(setFinder, () => place.current?.classList.add('selector__finder--missing'));
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return finder;
}
