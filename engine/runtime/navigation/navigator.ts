import { createPath, type Navigator } from 'react-router-dom';
import type { Journey } from './journey.ts';
import { isAt } from './place.ts';

/**
 * The journey as the history that React Router's hooks write to: another query of the page that shows is put in place, any other
 * address is gone to.
 */
export function navigatorOf(journey: Journey): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => window.history.go(steps),
    push: (to) => journey.go(urlOf(to)),
    replace: (to) => {
      const { pathname, search, href } = urlOf(to);
      if (isAt(journey.shown.loaded, pathname)) journey.query(search);
      else journey.swap(href);
    },
  };
}

function urlOf(to: Parameters<Navigator['push']>[0]): URL {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
}
