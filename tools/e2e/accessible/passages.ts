import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';

/** Checks the languages of a page, and of its passages and accessible names. Returns a message for each error. */
export function findLanguageFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const english = /^\/en(\/|$)/.test(location.pathname);
    const own = document.documentElement.lang;
    if (own !== (english ? 'en' : 'zh-CN')) faults.add(`the page is marked ${own}`);

    for (const passage of document.querySelectorAll('body [lang]')) {
      const { lang, textContent } = passage as HTMLElement;
      const han = /\p{Script=Han}/u.test(textContent ?? '');
      const right = lang === 'zh-CN' ? han : lang === 'en' && !han;
      if (!right) faults.add(`marked ${lang}: ${textContent?.slice(0, 40)}`);
    }

    const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const read = (element: Element, text: string) => {
      if (element.closest('script, style, noscript, code, pre, samp')) return;
      const lang = languageAt(element);
      if (lang === 'en' && /\p{Script=Han}/u.test(text)) faults.add(`Chinese under ${lang}: ${text.slice(0, 40)}`);
      // A name or a unit belongs to any language; a row of small Latin words is a sentence.
      const sentence = /(?:^|[\s(“])(?:[a-z]{2,}[\s,;]+){4}/;
      if (lang === 'zh-CN' && !/\p{Script=Han}/u.test(text) && sentence.test(text))
        faults.add(`English under ${lang}: ${text.slice(0, 40)}`);
    };
    const words = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (node.parentElement) read(node.parentElement, node.textContent ?? '');
    for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'data-label'])
      for (const element of document.querySelectorAll(`[${name}]`)) read(element, element.getAttribute(name) ?? '');
    read(document.documentElement, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '');
    return [...faults];
  });
}

export type Translations = ReturnType<typeof translationsIn>;

/** Reads the translations that a page names in its head: its canonical address, and those in other languages. */
export function translationsIn(html: string) {
  const head = JSDOM.fragment(html.slice(0, html.indexOf('</head>')));
  const link = (element: Element | null) => element?.getAttribute('href') ?? '';
  const alternates = [...head.querySelectorAll('link[rel=alternate][hreflang]')];
  return {
    canonical: link(head.querySelector('link[rel=canonical]')),
    alternates: Object.fromEntries(alternates.map((one) => [one.getAttribute('hreflang') ?? '', link(one)])),
  };
}

/** Finds incomplete translations: each page must name all, including itself. */
export function unansweredTranslations(pages: Translations[]): string[] {
  const known = new Map(pages.map((page) => [page.canonical, page]));
  return pages.flatMap(({ canonical, alternates }) => {
    const named = Object.entries(alternates);
    if (!named.some(([language, href]) => language !== 'x-default' && href === canonical))
      return [`${canonical} does not name itself`];
    return named
      .filter(([, href]) => JSON.stringify(known.get(href)?.alternates) !== JSON.stringify(alternates))
      .map(([language, href]) => `${canonical} names ${href} (${language}), which does not answer in kind`);
  });
}
