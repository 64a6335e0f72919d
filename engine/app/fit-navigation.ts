/**
 * Shows the navigation as a bar while the site's name, the bar and the tools fit on one line, and as a menu otherwise.
 * The styles wrap a bar that does not fit, so the check is whether the tools are still next to the name: it holds for every language,
 * font and text size. The result is `data-navigation` on the root. It is set before the header is first painted.
 */
export function fitNavigation(): void {
  const root = document.documentElement;
  root.dataset.navigation = 'menu';
  const mutations = new MutationObserver(() => {
    const bar = document.querySelector('.header__bar');
    const [home, navigation, tools] = bar?.children ?? [];
    // The menu button is the last element of the header: before it, the parser has added a part of the header only.
    if (!home || !navigation || !tools?.querySelector('.header__menu')) return;
    mutations.disconnect();

    const measure = () => {
      // An open menu is measured when it closes.
      if (navigation.matches(':popover-open')) return;
      delete root.dataset.navigation;
      if (tools.getBoundingClientRect().top >= home.getBoundingClientRect().bottom) root.dataset.navigation = 'menu';
    };
    measure();
    // The first size comes with the styles and before the first paint. Later, changing what is observed within the callback
    // would be reported as a loop.
    let update = () => {
      measure();
      update = () => void requestAnimationFrame(measure);
    };
    // Fonts that arrive late, text size, and words in another language.
    const sizes = new ResizeObserver(() => update());
    for (const element of [home, navigation, tools]) sizes.observe(element);
    new MutationObserver(measure).observe(navigation, { childList: true, characterData: true, subtree: true });
    addEventListener('resize', measure);
  });
  mutations.observe(root, { childList: true, subtree: true });
}
