/**
 * Notes for each key in the field that is focused how long it takes until the first frame of the document has painted what it wrote, in
 * milliseconds, at `data-key-times` of the root element, and at `data-keys-due` how many are not painted; at `data-letter-times` how long
 * the field itself takes to paint it. Runs in the studio's page.
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
      // The first message after a frame comes when it is painted.
      port1.onmessage = act;
      port2.postMessage(undefined);
    });
  const tell = () => {
    dataset.keyTimes = JSON.stringify(times);
    dataset.letterTimes = JSON.stringify(letters);
    dataset.keysDue = String(due.length);
  };
  tell();
  // Before anything of the studio hears of it.
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target !== field) return;
      const at = performance.now();
      due.push({ at, text: field.value });
      tell();
      afterPaint(window, () => letters.push(performance.now() - at));
    },
    true,
  );
  const painted = (keys: typeof due) =>
    afterPaint(inside.defaultView as Window, () => {
      for (const { at } of keys) times.push(performance.now() - at);
      due = due.filter((one) => !keys.includes(one));
      tell();
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
