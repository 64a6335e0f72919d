/**
 * Shows the navigation as a bar while the site's name, the bar and the tools fit on one line, otherwise as a menu. The
 * styles wrap a bar that does not fit, so this checks whether the tools are still next to the name. Returns whether the
 * header is complete.
 */
function fitNavigation(): boolean {
  const [home, navigation, tools] = document.querySelector('.header__bar')?.children ?? [];
  // The menu button is the last element of the header: before it, the parser has added a part of the header only.
  if (!home || !tools?.querySelector('.header__menu')) return false;
  const { dataset } = document.documentElement;
  // An open menu is measured when it closes.
  if (navigation?.matches(':popover-open')) return true;
  delete dataset.navigation;
  if (tools.getBoundingClientRect().top >= home.getBoundingClientRect().bottom) dataset.navigation = 'menu';
  return true;
}

/** The event that the page's script dispatches when the header changes. */
export const refitEvent = 'refit';

/** Sets `data-navigation` on the root before the header is painted, and when the window or the header changes. */
export function fitEarly(): void {
  const root = document.documentElement;
  const added = new MutationObserver(() => fitNavigation() && added.disconnect());
  root.dataset.navigation = 'menu';
  for (const type of ['resize', refitEvent]) addEventListener(type, fitNavigation);
  added.observe(root, { childList: true, subtree: true });
}
