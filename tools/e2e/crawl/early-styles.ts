import type { Probe } from './probe.ts';

/** The style sheets that documents name below what stands first. */
const sheet = /\/_\/styles-[\w-]+\.css$/;

/** Where each element stands that comes before the sheet's place in the document and can be seen, and what it looks like. */
function looksBefore(): string[] {
  const end = document.querySelector('main link[data-style=later]') as Element;
  const before = [...document.body.querySelectorAll('*')].filter(
    (element) => element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING && !element.contains(end),
  );
  return before
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const looks = ['color', 'backgroundColor', 'fontSize', 'fontWeight', 'boxShadow', 'borderBlockEnd'] as const;
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.localName}.${element.getAttribute('class')} ${box} ${looks.map((name) => style[name]).join(' ')}`;
    });
}

/** Loads the page again: the last probe of a visit. */
export const earlyStyles: Probe = {
  name: 'shows what stands first as it will look, before the rest of the styles is here',
  async inspect({ page, path }) {
    const whole = await page.evaluate(looksBefore);
    await page.route(sheet, (route) => route.abort());
    await page.goto(path);
    const first = await page.evaluate(looksBefore);
    await page.unroute(sheet);
    if (whole.length <= 5) return [`only ${whole.length} elements stand first`];
    if (first.length !== whole.length) return [`${first.length} elements stand first, later ${whole.length}`];
    return first.filter((look, index) => look !== whole[index]);
  },
  plants: [
    {
      name: 'styles of sections that come with the rest',
      // The page that is loaded again has them.
      plant: (page) =>
        page.evaluate(() => {
          for (const style of document.querySelectorAll('style[data-style]:not([data-style="engine/first"])'))
            style.remove();
        }),
      reported: /./,
    },
  ],
};
