import { createPath, type Navigator } from 'react-router-dom';
import type { NavigationStore } from './navigation-store.ts';

/** The navigation store as the history of React Router, for its hooks that go somewhere. */
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
