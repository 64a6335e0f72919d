import { useEffect } from 'react';
import { studio } from './store/studio.ts';

/** Ctrl+S opens the review, Ctrl+Z and Ctrl+Y undo and redo, F6 moves between panes. In a text field the browser undoes. */
export function useShortcuts(review: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'F6' && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        return stepByPane(event.shiftKey ? -1 : 1);
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isInText =
        event.target instanceof Element && event.target.matches('textarea, input:not([type="checkbox"])');
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key === 's') review();
      else if (isInText || document.querySelector('dialog[open]')) return;
      else if (isRedo) void studio.redo();
      else if (key === 'z') void studio.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [review]);
}

/** The panes that F6 moves between, in order. The sections are inside the pane of the files. */
const panes = ['.bars', '.panes .files', '.panes .sections', '.panes .preview', '.panes .form'];

const focusable = 'input:not([hidden]), select, textarea, summary, button:not(:disabled)';

/** The last focused element of each pane. */
const left = new WeakMap<Element, HTMLElement>();

/** Focuses the next or previous pane: its last focused element, otherwise its chosen row or first element. */
function stepByPane(step: 1 | -1): void {
  const all = panes.flatMap((name) => document.querySelector<HTMLElement>(name) ?? []);
  const shown = all.filter((pane) => pane.checkVisibility() && pane.querySelector(focusable));
  const { activeElement: focused } = document;
  // The last match is the innermost pane.
  const at = shown.findLastIndex((pane) => pane.contains(focused));
  const from = shown[at];
  if (from && focused instanceof HTMLElement) left.set(from, focused);
  const next = shown[at < 0 && step < 0 ? shown.length - 1 : (at + step + shown.length) % shown.length];
  if (!next) return;
  const last = left.get(next);
  const isThere = last?.isConnected === true && next.contains(last);
  const chosen = next.matches('.sections') ? next.querySelector<HTMLElement>('[aria-current]') : null;
  (isThere ? last : (chosen ?? next.querySelector<HTMLElement>(focusable)))?.focus();
}
