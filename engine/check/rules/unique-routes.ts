import { lruMemo } from '../../model/schema/lru-memo.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { followed } from '../followed.ts';
import { originalOf } from '../original-of.ts';
import type { Rule } from '../rule.ts';
import { sameButCase } from '../same-but-case.ts';
import type { SitePage } from '../site-model.ts';
import { dataWords } from '../words/data-words.ts';

/** Two pages cannot have one address, nor one id. */
export const uniqueRoutes: Rule = {
  code: 'duplicate-page',
  says: {
    en: 'Routes and page ids are unique on the site, and routes differ in more than capitals.',
    zh: '路由和页面的 id 在全站唯一，路由之间的区别不只是大小写。',
  },
  severity: 'error',
  firm: true,
  *onSite({ pages, site, lineage }) {
    const given = { route: filledRoutes(pages, site ?? noSite), id: idsOf(pages, lineage) };
    for (const field of ['route', 'id'] as const) {
      const values = given[field];
      for (const places of repeatedIn(values)) {
        const group = places.map((place) => pages[place] as SitePage);
        const first = originalOf(group, ({ file, page }) => ({
          file: file.file,
          names: [page.id, lastStep(page.route)],
        }));
        for (const [index, { file }] of group.entries()) {
          if (file === first.file) continue;
          const message = dataWords.takenByPage(field, values[places[index] as number] as string, first.file.file);
          yield { file, path: [field], message };
        }
      }
    }
    for (const [index, first] of routesInCapitals(given.route)) {
      const [one, other] = [pages[index], pages[first]] as [SitePage, SitePage];
      yield { file: one.file, path: ['route'], message: dataWords.sameButCase(one.page.route, other.page.route) };
    }
  },
};

const noSite = {};

const filledRoutes = followed(({ page }: SitePage, site: Partial<SiteDescriptor>) => fillSlugs(page.route, site));
const idsOf = followed(({ page }: SitePage) => page.id);

/** The positions of each value that is there more than once. Parameters of other names have the same addresses. */
const repeatedIn = lruMemo(4, (values: readonly string[]): number[][] => {
  const places = new Map<string, number>();
  const repeated = new Map<number, number[]>();
  for (const [place, value] of values.entries()) {
    const key = withoutNames(value);
    const first = places.get(key);
    if (first === undefined) places.set(key, place);
    else repeated.set(first, [...(repeated.get(first) ?? [first]), place]);
  }
  return [...repeated.values()];
});

const routesInCapitals = lruMemo(4, (routes: readonly string[]) => sameButCase(routes.map(withoutNames)));

/** A route without the names of its parameters, which do not change its addresses. */
function withoutNames(route: string): string {
  return route.includes('{') ? route.replace(/\{\w+\}/g, '{}') : route;
}

function lastStep(route: string): string | undefined {
  return route
    .split('/')
    .filter((step) => step && !step.includes('{'))
    .at(-1);
}
