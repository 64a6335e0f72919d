import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** The state of automatic rotation. */
export interface Rotation {
  /** Whether the visitor prefers reduced motion: no rotation by default, and no animation. */
  reducedMotion: boolean;
  /** The state of the pause button. */
  wanted: boolean;
  want(wanted: boolean): void;
  /** On, and not held by pointer or focus. */
  rotating: boolean;
  focused: boolean;
  /** Whether the visitor has pointed at it, focused or touched it. */
  used: boolean;
  /** Event handlers for the root element. */
  holders: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * Rotation by WCAG 2.2.2 and the APG: hover and focus hold it, a touch stops it, and the button overrides
 * both, even with reduced motion.
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
  const [used, setUsed] = useState(false);
  const wanted = choice ?? !reducedMotion;

  return {
    reducedMotion,
    wanted,
    want(next) {
      setChoice(next);
      // Pointer and focus are on the button, but "play" must start at once.
      setInsisted(next);
    },
    rotating: wanted && (insisted || !(pointed || focused)),
    focused,
    used,
    holders: {
      onPointerEnter(event) {
        setUsed(true);
        if (event.pointerType === 'touch') return setChoice(false);
        setPointed(true);
        setInsisted(false);
      },
      onPointerLeave: () => setPointed(false),
      onFocus() {
        setUsed(true);
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
