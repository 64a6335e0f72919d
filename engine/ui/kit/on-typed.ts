import type { ChangeEvent, CompositionEvent } from 'react';

/** Handlers for an uncontrolled search field. Ignores text while an input method is composing. */
export function onTyped(onText: (text: string) => void) {
  return {
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      if (!(nativeEvent as InputEvent).isComposing) onText(target.value);
    },
    // In Chromium the last input event comes before this one, and still counts as composing.
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onText(currentTarget.value),
  };
}
