import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

export type Rotation = ReturnType<typeof useRotation>;

/**
 * The state of automatic rotation by WCAG 2.2.2 and the APG: hover and focus hold it, a touch stops it, and the button overrides
 * both, even with reduced motion.
 */
export function useRotation() {
  // No rotation by default, and no animation.
  const reducedMotion = useSyncExternalStore(
    subscribe,
    () => matchMedia(lessMotion).matches,
    () => false,
  );
  const [choice, setChoice] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [insisted, setInsisted] = useState(false);
  /** The state of the pause button. */
  const wanted = choice ?? !reducedMotion;

  return {
    reducedMotion,
    wanted,
    want(next: boolean) {
      setChoice(next);
      // Pointer and focus are on the button, but "play" must start at once.
      setInsisted(next);
    },
    /** On, and not held by pointer or focus. */
    rotating: wanted && (insisted || !(pointed || focused)),
    focused,
    /** Whether the visitor points at it, has the focus in it, or has touched it or its button. */
    used: pointed || focused || choice !== undefined,
    /** Event handlers for the root element. */
    holders: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'touch') return setChoice(false);
        setPointed(true);
        setInsisted(false);
      },
      onPointerLeave: () => setPointed(false),
      onFocus() {
        setFocused(true);
        setInsisted(false);
      },
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
