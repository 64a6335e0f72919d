import type { CountedTexts } from '../../model/compiled.ts';
import type { messagesOf } from './messages.ts';

let loaded: typeof messagesOf | undefined;
let isComing = false;
let hasFailed = false;
const waiting = new Set<() => void>();

export const loadedMessages = () => loaded;
export const messagesFailed = () => hasFailed;

/** Loads i18next once. After a failure, the visitor's next action in a section with counted texts tries again. */
export async function loadMessages(): Promise<void> {
  if (loaded || isComing) return;
  isComing = true;
  try {
    loaded = (await import('./messages.ts')).messagesOf;
  } catch {
    hasFailed = true;
  }
  isComing = false;
  for (const notify of [...waiting]) notify();
}

/** Calls `notify` after each attempt. Returns a function that ends it. */
export function onMessages(notify: () => void): () => void {
  waiting.add(notify);
  return () => void waiting.delete(notify);
}

let sections: CountedTexts = {};
/** The number of components with counted texts that the prerendered page does not have. */
let opened = 0;
let isWatching = false;

/** Loads i18next when a visitor first uses a section with counted texts, so that it is there for the next count. */
export function loadOnUseOf(counted: CountedTexts): void {
  sections = counted;
  if (isWatching) return;
  isWatching = true;
  for (const action of ['pointerdown', 'focusin', 'keydown'])
    document.addEventListener(action, onAction, { passive: true });
}

function onAction({ target }: Event): void {
  const section = target instanceof Element ? target.closest('[data-section]') : null;
  if (section && (opened > 0 || Object.hasOwn(sections, section.id))) loadMessages();
}

/** Adds a component that is not in the prerendered page. Returns a function that removes it. */
export function addOpened(): () => void {
  opened += 1;
  // The visitor may have opened it. Others appear on their own.
  if (navigator.userActivation?.hasBeenActive) loadMessages();
  return () => {
    opened -= 1;
  };
}
