import type { ChangeEvent, CompositionEvent } from 'react';

/**
 * Handlers of an uncontrolled field that narrows a list: `onText` gets the text at each change, but not while an input method is composing.
 * Unfinished pinyin is no query: it would empty the list and change the address.
 */
export function onTyped(onText: (text: string) => void) {
  return {
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      if (!(nativeEvent as InputEvent).isComposing) onText(target.value);
    },
    // In Chromium the last input event comes before this one, and still counts as composing.
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onText(currentTarget.value),
  };
}
