import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Whether the slides may take turns by themselves, and who said so. */
export interface Rotation {
  /** The visitor asks for less motion: nothing moves unasked, and what is asked for moves at once. */
  reducedMotion: boolean;
  /** What the pause button stands at. */
  wanted: boolean;
  /** Turns the rotation off, or on again. */
  want(wanted: boolean): void;
  /** Wanted, and held neither by the pointer nor by the focus. */
  rotating: boolean;
  /** Whether the focus is in the carousel. */
  focused: boolean;
  /** What the carousel's root listens to. */
  holders: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * The rules of WCAG 2.2.2 and of the APG: pointing and focusing hold the slides, a touch stops them for good, and the
 * button has the last word, also where less motion is asked for.
 */
export function useRotation(): Rotation {
  const reducedMotion = useSyncExternalStore(
    subscribe,
    () => matchMedia(lessMotion).matches,
    () => false,
  );
  const [choice, setChoice] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [insisted, setInsisted] = useState(false);
  const wanted = choice ?? !reducedMotion;

  return {
    reducedMotion,
    wanted,
    want(next) {
      setChoice(next);
      // The pointer and the focus are on the button just now; whoever presses "play" wants to see it play.
      setInsisted(next);
    },
    rotating: wanted && (insisted || !(pointed || focused)),
    focused,
    holders: {
      onPointerEnter(event) {
        if (event.pointerType === 'touch') return setChoice(false);
        setPointed(true);
        setInsisted(false);
      },
      onPointerLeave: () => setPointed(false),
      onFocus() {
        setFocused(true);
        setInsisted(false);
      },
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
