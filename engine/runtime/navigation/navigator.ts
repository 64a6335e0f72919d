import { createPath, type Navigator } from 'react-router-dom';
import type { NavigationStore } from './navigation-store.ts';
import { isAt } from './place.ts';

/**
 * The navigation as the history that React Router's hooks write to: another query of the page that shows is put in place, any other
 * address is gone to.
 */
export function navigatorOf(navigation: NavigationStore): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => window.history.go(steps),
    push: (to) => navigation.go(urlOf(to)),
    replace: (to) => {
      const { pathname, search, href } = urlOf(to);
      if (isAt(navigation.shown.loaded, pathname)) navigation.query(search);
      else navigation.swap(href);
    },
  };
}

function urlOf(to: Parameters<Navigator['push']>[0]): URL {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
}
