import type { Probe } from './probe.ts';

/** Runs in the page. */
function basicFaults(isEnglish: boolean): string[] {
  const { documentElement: root } = document;
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const unnamed = [...document.querySelectorAll('[data-section]')].filter((section) => !section.id).length;
  const holds: Record<string, boolean> = {
    'the language': root.lang === (isEnglish ? 'en' : 'zh-CN'),
    'one main': count('main[data-page]') === 1,
    'one h1': count('h1') === 1,
    'a title': document.title.length > 0,
    sections: count('[data-section]') > 0,
    'an id on each section': unnamed === 0,
    'nothing that still loads': count('[aria-busy=true]') === 0,
    'no sideways scroll': root.scrollWidth <= root.clientWidth,
  };
  return Object.keys(holds).filter((name) => !holds[name]);
}

export const basics: Probe = {
  name: 'has its language, one main, one heading, a title and sections, and does not scroll sideways',
  inspect: ({ page, path }) => page.evaluate(basicFaults, /^\/en(\/|$)/.test(path)),
  plants: [
    {
      name: 'a second h1',
      plant: (page) => page.evaluate(() => document.querySelector('main')?.append(document.createElement('h1'))),
      reported: /^one h1$/,
    },
  ],
};
