import { fillSlugs, routeParameters } from '../../model/schema/placeholders.ts';
import type { Rule } from '../rule.ts';
import { linkWords } from '../words/link-words.ts';

/** The page of unknown addresses is one page, and not the home page: it can be had at no address of its own. */
export const notFoundPage: Rule = {
  code: 'wrong-not-found',
  says: {
    en: 'The page that `notFound` names has a route without parameters and is not the home page.',
    zh: '`notFound` 所写的页面，其路由没有参数，并且不是首页。',
  },
  severity: 'error',
  firm: true,
  *inFile({ kind }, { site }) {
    if (kind !== 'site' || site?.notFound === undefined) return;
    const route = fillSlugs(site.notFound, site);
    if (route === '/' || routeParameters(route).length > 0)
      yield { path: ['notFound'], message: linkWords.noPageOfUnknown(site.notFound) };
  },
};
