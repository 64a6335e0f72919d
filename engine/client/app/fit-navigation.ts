/**
 * Shows the navigation as a bar while the site's name, the bar and the tools fit on one line, otherwise as a menu. The
 * styles wrap a bar that does not fit, so this checks whether the tools are still next to the name. Sets
 * `data-navigation` on the root before the header is painted.
 */
export function fitNavigation(): void {
  const root = document.documentElement;
  let parts: Element[] = [];
  const measure = () => {
    const [home, navigation, tools] = parts;
    // An open menu is measured when it closes.
    if (!home?.isConnected || navigation?.matches(':popover-open')) return;
    delete root.dataset.navigation;
    if (tools && tools.getBoundingClientRect().top >= home.getBoundingClientRect().bottom)
      root.dataset.navigation = 'menu';
  };
  // The first size comes with the styles and before the first paint. Later, changing what is observed within
  // the callback would be reported as a loop.
  let update = () => {
    measure();
    update = () => void requestAnimationFrame(measure);
  };
  // Fonts that arrive late, text size, and words in another language.
  const sizes = new ResizeObserver(() => update());
  const words = new MutationObserver(measure);
  const headers = new MutationObserver(() => {
    const bar = document.querySelector('.header__bar');
    const found = [...(bar?.children ?? [])];
    // The menu button is the last element of the header: before it, the parser has added a part of the header only.
    if (!found[2]?.querySelector('.header__menu') || found[0] === parts[0]) return;
    parts = found;
    for (const observer of [headers, sizes, words]) observer.disconnect();
    measure();
    for (const element of parts) sizes.observe(element);
    words.observe(found[1] as Element, { childList: true, characterData: true, subtree: true });
    // React creates a new header if it cannot hydrate the prerendered one.
    headers.observe(bar?.closest('.header')?.parentNode as Node, { childList: true });
  });

  root.dataset.navigation = 'menu';
  addEventListener('resize', measure);
  headers.observe(root, { childList: true, subtree: true });
}
