import { createPath, type Navigator } from 'react-router-dom';
import type { NavigationStore } from './navigation-store.ts';

/** Adapts the navigation store to React Router's history. */
export function navigatorOf(navigation: NavigationStore): Navigator {
  return {
    createHref: (to) => urlOf(to).href,
    go: (steps) => window.history.go(steps),
    push: (to) => navigation.go(urlOf(to)),
    replace: (to) => navigation.replace(urlOf(to).href),
  };
}

function urlOf(to: Parameters<Navigator['push']>[0]): URL {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
}
