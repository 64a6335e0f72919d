import { fillSlugs } from '../../schema/placeholders.ts';
import type { Rule } from '../rule.ts';
import { pageOf } from '../site-model.ts';
import { dataWords } from '../words/data-words.ts';

/** First steps of addresses that a build gives to other things: the English pages, data files, scripts, the API's answers. */
const reserved = ['en', '_data', '_', 'api'];

/** A page is written to a folder of its route's name, so the name must be one, and not that of something else. */
export const routeNames: Rule = {
  code: 'bad-route',
  says: 'With site values filled in, routes have letters, digits, `_`, `.` and `-` between slashes, no `.` or `..` alone, and do not start with /en, /api, /_ or /_data.',
  severity: 'error',
  firm: true,
  *inFile(file, { site }) {
    const page = pageOf(file);
    const redirects = file.kind === 'site' && site ? (site.redirects ?? []) : [];
    const routes = [
      ...(page ? [{ route: page.route, path: ['route'] }] : []),
      ...redirects.map(({ from }, index) => ({ route: from, path: ['redirects', index, 'from'] })),
    ];
    for (const { route, path } of routes) {
      const filled = fillSlugs(route, site);
      // A route that is wrong as it is written has been told by its schema.
      if (!route.startsWith('/') || filled === '/') continue;
      const steps = filled.slice(1).split('/');
      const bad = steps.find((step) => !/^[\w.{}-]+$/.test(step) || step === '.' || step === '..');
      if (bad !== undefined && (filled !== route || /^\.{1,2}$/.test(bad)))
        yield { path, message: dataWords.badRoute(filled, bad) };
      else if (reserved.includes(steps[0] as string)) yield { path, message: dataWords.reservedRoute(`/${steps[0]}`) };
    }
  },
};
