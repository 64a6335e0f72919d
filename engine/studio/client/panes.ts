/** What F6 goes between, in the order in which one works: what must be heard of, where there is anything, before the panes; the sections stand in that of the files. */
const panes = ['.bars', '.panes .files', '.panes .sections', '.panes .preview', '.panes .form'];

/** What takes the focus in a pane where nothing had it before. */
const focusable = 'input:not([hidden]), select, textarea, summary, button:not(:disabled)';

/** What had the focus last in each pane. */
const left = new WeakMap<Element, HTMLElement>();

/** Goes to the next pane, or with a `step` of -1 to the one before: there to what had the focus last, else to what is chosen, else to its start. */
export function stepByPane(step: 1 | -1): void {
  const all = panes.flatMap((name) => document.querySelector<HTMLElement>(name) ?? []);
  const shown = all.filter((pane) => pane.querySelector(focusable));
  const { activeElement: focused } = document;
  // The innermost: the sections before the pane that they stand in.
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
