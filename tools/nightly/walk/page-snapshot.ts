export type PageSnapshot = ReturnType<typeof takePageSnapshot>;

/** Reads the content of a page that must be equal for every visitor of its address. Runs in the page. */
export function takePageSnapshot() {
  // Removes the origin, also from `mailto:` links.
  const plain = (text: string) =>
    text.replaceAll(window.location.origin, '').replaceAll(encodeURIComponent(window.location.origin), '');
  const words = (text: string | null | undefined) =>
    plain(text ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  // Attributes that visitors or React change.
  const passing =
    /^(open|aria-expanded|aria-busy|tabindex|style|value|loading|fetchpriority|decoding|data-interactive|data-ready|data-hydrated|aria-hidden|aria-current|hidden|inert|nonce|selected)$/i;
  const reference = /^(id|for|aria-labelledby|aria-describedby|aria-controls|popovertarget|commandfor|name|list)$/;
  const madeUp = /[«_:]r|^:/;
  // A heading's link gets a title when it is pointed at.
  const isTold = (element: Element, name: string) =>
    name === 'title' && element.matches(':is(h2, h3, h4, h5, h6) > a[href^="#"]');
  const describe = (element: Element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          !passing.test(name) && !isTold(element, name) && !(reference.test(name) && madeUp.test(value)),
      )
      .map(({ name, value }) => {
        const said =
          name === 'class'
            ? value
                .split(/\s+/)
                .filter((token) => !/^swiper/.test(token))
                .sort()
                .join(' ')
            : plain(value);
        return ` ${name}=${said}`;
      })
      .sort()
      .join('');
  const linesOf = (element: Element | null): string[] => {
    const lines: string[] = [];
    const visit = (node: Element, depth: number) => {
      if (
        node.matches(
          'script, template, style, :has(> [data-style]), [role=status], [aria-live], [aria-expanded] svg, .carousel__button, .map__stage, .map__caption',
        )
      )
        return;
      lines.push(`${' '.repeat(depth)}<${node.localName}${describe(node)}>`);
      let text = '';
      const say = () => {
        if (words(text)) lines.push(`${' '.repeat(depth + 1)}${words(text)}`);
        text = '';
      };
      for (const child of node.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue;
        else if (child instanceof Element) {
          say();
          visit(child, depth + 1);
        }
      }
      say();
    };
    if (element) visit(element, 0);
    return lines;
  };
  const root = document.getElementById('root');
  const { hash, pathname, search } = location;
  const named = (() => {
    try {
      return document.getElementById(decodeURIComponent(hash.slice(1)));
    } catch {
      return null;
    }
  })();
  const { activeElement } = document;
  const label = (element: Element | null) =>
    element
      ? `${element.localName} ${words(element.getAttribute('aria-label') ?? element.textContent).slice(0, 60)}`
      : '';
  const navigation = (
    window as unknown as { navigation: { currentEntry: { index: number; key: string }; entries(): unknown[] } }
  ).navigation;
  return {
    address: pathname + search + hash,
    title: document.title,
    /** The page's id, or `failed`. */
    page: root?.querySelector('main')?.dataset.page ?? '',
    lang: document.documentElement.lang,
    // Canonical address, description and addresses in other languages. Content of `noscript` is not created again by scripts.
    head: [...document.head.querySelectorAll(':is(link, meta[name=description])[data-page-head]')]
      .map((element) => `${element.localName}${describe(element)}`)
      .sort(),
    /** The page's elements with their texts, a line each, without what visitors change. */
    content: linesOf(root?.querySelector('main') ?? null),
    /** The same for header and footer. */
    shell: [...linesOf(document.querySelector('#root > header')), ...linesOf(document.querySelector('#root > footer'))],
    /** The loaded style sheets that every page has. */
    styles: [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(':is([data-theme], [data-style=later])')]
      .filter(({ sheet }) => sheet)
      .map(({ dataset }) => dataset.style ?? 'theme'),
    /** The top of each section, in pixels. */
    tops: Object.fromEntries(
      [...document.querySelectorAll('.page__sections > section')]
        .filter((section) => section.checkVisibility())
        .map((section) => [section.id, Math.round(section.getBoundingClientRect().top + window.scrollY)]),
    ),
    scroll: Math.round(window.scrollY),
    deepest: document.documentElement.scrollHeight - window.innerHeight,
    // The position of the anchor's element in the window.
    ...(named && { anchor: Math.round(named.getBoundingClientRect().top) }),
    focus: activeElement === document.body ? '' : label(activeElement),
    dialogs: [...document.querySelectorAll('dialog[open], [popover]:popover-open')].map((element) => element.id),
    open: [...document.querySelectorAll('main :is([aria-expanded=true]:not(.leaflet-container *), details[open])')].map(
      label,
    ),
    /** The maps in view that are still drawings. */
    drawn: [...document.querySelectorAll('section:has(.map__drawing)')]
      .filter((map) => {
        const { top, bottom } = map.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map(({ id }) => id),
    typed: [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input[type=search], select)'),
    ].map(({ value }) => value),
    /** The announcements for screen readers. */
    announced: words([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ')),
    build: document.documentElement.dataset.build ?? '',
    /** The start time of the document, which identifies it. */
    begun: performance.timeOrigin,
    /** The place in the tab's history, and its entry's name. */
    history: {
      index: navigation.currentEntry.index,
      key: navigation.currentEntry.key,
      length: navigation.entries().length,
    },
  };
}
