/** Runs in the page: finds navigation with several current entries, or with a current entry outside its group. */
export function currentEntries(): string[] {
  const navigation = document.querySelector('#site-navigation');
  const links = [...(navigation?.querySelectorAll('a[aria-current]') ?? [])];
  const groups = [...(navigation?.querySelectorAll('summary[data-current]') ?? [])];
  const holding = links.flatMap((link) => link.closest('details')?.querySelector('summary') ?? []);
  if (links.length <= 1 && groups.length === holding.length && groups[0] === holding[0]) return [];
  return [`${groups.map(({ textContent }) => textContent)}: ${links.map(({ textContent }) => textContent)}`];
}

/** Runs in the page: finds table rows with no row header, or with a number or a date as row header. */
export function rowNames(): string[] {
  const rows = [...document.querySelectorAll('main tbody tr')];
  return rows
    .filter((row) => {
      const names = [...row.querySelectorAll<HTMLElement>('th[scope=row]')];
      return names.length !== 1 || names.some(({ dataset }) => /^(number|date)$/.test(dataset.kind ?? ''));
    })
    .map((row) => `${row.closest('table')?.getAttribute('aria-label')}: ${row.textContent}`);
}

/** Runs in the page: finds current, selected or pressed elements that differ only in weight and color. */
export function unseenMarks(): string[] {
  const mark = '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [data-current]';
  const look = (element: Element) =>
    [getComputedStyle(element), getComputedStyle(element, '::before')]
      .map((style) => [
        style.backgroundColor,
        style.borderBlockEndStyle,
        style.borderBlockEndWidth,
        style.outlineStyle,
        style.textDecorationLine,
      ])
      .join();
  return [...document.querySelectorAll(mark)]
    .filter((element) => element.matches('a, button, summary'))
    .filter((element) => {
      const peers = [...document.querySelectorAll(`.${element.classList[0]}`)].filter((other) => !other.matches(mark));
      return peers.some((peer) => look(peer) === look(element));
    })
    .map((element) => element.outerHTML.slice(0, 90));
}

/** Runs in the page: finds duplicate or wrong names of copy buttons. */
export function copyNames(): string[] {
  const buttons = [...document.querySelectorAll('.copy-button__button')].map((button) => ({
    name: button.getAttribute('aria-label') ?? button.textContent ?? '',
    shown: button.textContent ?? '',
    text: button.closest('figure, details')?.querySelector('pre, .file-note__whole')?.textContent ?? '',
  }));
  return buttons
    .filter(
      ({ name, shown, text }) =>
        !name.startsWith(shown) ||
        name === shown ||
        buttons.some((other) => other.name === name && other.text !== text),
    )
    .map(({ name }) => name);
}

/** Runs in the page: finds links to other sites and PDF files that open in this tab, or do not announce a new one. */
export function unsaidTabs(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"], a[href*=".pdf"]:not([download])')]
    .filter(
      ({ target, relList, textContent }) =>
        target !== '_blank' || !relList.contains('noopener') || !/新标签页|new tab/.test(textContent ?? ''),
    )
    .map(({ href }) => href);
}
