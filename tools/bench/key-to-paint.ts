/**
 * Measures each key in the focused field. Writes to attributes of the root element: `data-key-times`, the milliseconds
 * until the preview has painted it, `data-letter-times`, until the field has painted it, and `data-keys-due`, the number
 * of keys that are not painted yet. Runs in the studio's page.
 */
export function startNoting(): void {
  const { dataset } = document.documentElement;
  const field = document.activeElement as HTMLInputElement;
  const inside = document.querySelector('iframe')?.contentDocument as Document;
  const times: number[] = [];
  const letters: number[] = [];
  let due: { at: number; text: string }[] = [];
  const afterPaint = (view: Window, act: () => void) =>
    view.requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message that is sent in a frame arrives after its paint.
      port1.onmessage = act;
      port2.postMessage(undefined);
    });
  const report = () => {
    dataset.keyTimes = JSON.stringify(times);
    dataset.letterTimes = JSON.stringify(letters);
    dataset.keysDue = String(due.length);
  };
  report();
  // Captured before the studio's own listeners.
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target !== field) return;
      const at = performance.now();
      due.push({ at, text: field.value });
      report();
      afterPaint(window, () => letters.push(performance.now() - at));
    },
    true,
  );
  const painted = (keys: typeof due) =>
    afterPaint(inside.defaultView as Window, () => {
      for (const { at } of keys) times.push(performance.now() - at);
      due = due.filter((one) => !keys.includes(one));
      report();
    });
  const waiting = new Set<object>();
  new MutationObserver(() => {
    const shown = inside.querySelector('h1')?.textContent ?? '';
    const keys = due.filter((one) => shown.startsWith(one.text) && !waiting.has(one));
    if (keys.length === 0) return;
    for (const key of keys) waiting.add(key);
    painted(keys);
  }).observe(inside.documentElement, { subtree: true, childList: true, characterData: true });
}
