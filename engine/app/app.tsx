import {
  type ComponentProps,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Router, useNavigate, useSearchParams } from 'react-router-dom';
import type { CompiledSite } from '../descriptor/compiled.ts';
import { type Arrival, ArrivalProvider } from '../kit/arrival.ts';
import { PageContextProvider } from '../kit/page-context.tsx';
import { WordsProvider } from '../language/words.tsx';
import { routeHref } from '../page-file.ts';
import { noteInteractive } from '../runtime/islands/interactive-sections.ts';
import { completePages } from '../runtime/load-page.ts';
import type { NavigationStore } from '../runtime/navigation/navigation-store.ts';
import { navigatorOf } from '../runtime/navigation/navigator.ts';
import { keyOf, type Place } from '../runtime/navigation/place.ts';
import { useHead } from '../runtime/navigation/use-head.ts';
import { useLinks } from '../runtime/navigation/use-links.ts';
import { usePlace } from '../runtime/navigation/use-place.ts';
import { useScroll } from '../runtime/navigation/use-scroll.ts';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { Page, useNesting } from './page.tsx';
import '../shell/tokens.css';
import '../shell/base.css';
import '../shell/forced-colours.css';
import '../shell/print.css';

/** The app: shows the place where the visitor is, within the shell. The same on the server and in the browser. */
export function App({ navigation }: { navigation: NavigationStore }) {
  const place = usePlace(navigation);
  const { page, site } = place.loaded;
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
  // A prerendered page knows nothing of the query; the first render in the browser must equal it.
  const hydrated = useDeferredValue(true, false);
  const location = {
    pathname: routeHref(page.route, page.language, site),
    search: hydrated ? place.search : '',
  };
  return (
    <Router location={location} navigator={navigator}>
      <Shown place={place} navigation={navigation} />
    </Router>
  );
}

/** What a place shows: its page, in the site's shell. */
function Shown({ place, navigation }: { place: Place; navigation: NavigationStore }) {
  const { page, site, interactive, failed } = place.loaded;
  const { arrival, persisted } = place;
  const { language } = site;
  const renderSections = useNesting();
  useLinks(navigation);
  useHead(page, site);
  useScroll(place, navigation);

  // The first page is no longer as it came once the visitor has been elsewhere.
  const key = keyOf(page);
  const [first] = useState(key);
  const [left, setLeft] = useState(false);
  if (key !== first && !left) setLeft(true);
  // In the commit that shows another page: whoever goes back at once finds the first page under way.
  useLayoutEffect(() => {
    if (left) completePages();
  }, [left]);
  const whole = isWhole(arrival);
  const [query, setQuery] = useSearchParams();
  const context = useMemo(() => {
    // What depends on the address changes in the browser.
    const noteQuery = () => import.meta.env.SSR && noteInteractive();
    const queryWith = (name: string, value: string | null) => {
      noteQuery();
      const changed = new URLSearchParams(query);
      if (value === null) changed.delete(name);
      else changed.set(name, value);
      return changed;
    };
    return {
      language,
      site,
      level: 2,
      prerendered: !left,
      interactive,
      whole,
      persisted,
      renderSections,
      query: (name: string) => {
        noteQuery();
        return query.get(name);
      },
      setQuery: (name: string, value: string | null) => setQuery(queryWith(name, value), { replace: true }),
      queryHref: (name: string, value: string | null) => `?${queryWith(name, value)}`,
    };
  }, [language, site, renderSections, left, interactive, whole, persisted, query, setQuery]);

  // A route parameter that names nothing leads to the route's default, where it has one.
  const navigate = useNavigate();
  const { fallbackRoute: fallback, route } = page;
  const onUnknown = useCallback(() => {
    if (fallback && fallback !== route) navigate(routeHref(fallback, language, site), { replace: true });
  }, [fallback, route, language, site, navigate]);
  const [title, setTitle] = useState('');

  return (
    <WordsProvider site={site}>
      <ArrivalProvider value={arrival}>
        <PageContextProvider value={context}>
          <Surface
            page={page}
            site={site}
            onUnknown={onUnknown}
            onTitle={setTitle}
            retry={failed && navigation.retry}
          />
          {/* Tells screen readers the title of each page after the first: a change without a page load makes no sound by itself. */}
          <p className="visually-hidden" aria-live="polite" role="status">
            {left && title}
          </p>
        </PageContextProvider>
      </ArrivalProvider>
    </WordsProvider>
  );
}

/**
 * Header, page and footer. Remembered, so that a change of the address alone renders none of them again; each hydrates apart
 * from the others, so that the browser can answer a visitor in between.
 */
const Surface = memo(function Surface({ site, ...props }: ComponentProps<typeof Page> & { site: CompiledSite }) {
  const { page } = props;
  return (
    <>
      <Suspense>
        <Header page={page} site={site} />
      </Suspense>
      <Page key={keyOf(page)} {...props} />
      <Suspense>
        <Footer site={site} />
      </Suspense>
    </>
  );
});

/** Whether the page must be there whole at its first render: a place further down may be come to. */
function isWhole({ how, anchor, scroll = 0 }: Arrival): boolean {
  return anchor !== '' || how === 'load' || (how === 'history' && scroll > 0);
}
