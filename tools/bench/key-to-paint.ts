/**
 * Notes for each key in the field that is focused how long it takes until the first frame of the document has painted what it wrote, in
 * milliseconds, at `data-key-times` of the root element, and at `data-keys-due` how many are not painted. Runs in the studio's page.
 */
export function startNoting(): void {
  const { dataset } = document.documentElement;
  const field = document.activeElement as HTMLInputElement;
  const inside = document.querySelector('iframe')?.contentDocument as Document;
  const times: number[] = [];
  let due: { at: number; text: string }[] = [];
  const tell = () => {
    dataset.keyTimes = JSON.stringify(times);
    dataset.keysDue = String(due.length);
  };
  tell();
  // Before anything of the studio hears of it.
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target !== field) return;
      due.push({ at: performance.now(), text: field.value });
      tell();
    },
    true,
  );
  const painted = (keys: typeof due) =>
    inside.defaultView?.requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The first message after a frame comes when it is painted.
      port1.onmessage = () => {
        for (const { at } of keys) times.push(performance.now() - at);
        due = due.filter((one) => !keys.includes(one));
        tell();
      };
      port2.postMessage(undefined);
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
