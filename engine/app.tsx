import { memo, Suspense, use, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CompiledPage, CompiledSite } from './descriptor/compiled.ts';
import { PageContextProvider } from './kit/page-context.tsx';
import { WordsProvider, wordsOf } from './language/words.ts';
import { noteLive } from './live/live-sections.ts';
import { completePages, type LoadedPage, loadDocument } from './load-page.ts';
import { useHead } from './navigation/use-head.ts';
import { useLinks } from './navigation/use-links.ts';
import { useScroll } from './navigation/use-scroll.ts';
import { Page, useNesting } from './page.tsx';
import { readPath, withQuery } from './page-file.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import './shell/tokens.css';
import './shell/base.css';
import './shell/print.css';

/** How the app finds a page: at once, or as a promise while the page before stays on screen. */
export type Load = (path: string) => LoadedPage | undefined | Promise<LoadedPage | undefined>;

/** The app: the address leads to a page, the page is shown within the shell. The same on the server and in the browser. */
export function App({ load }: { load: Load }) {
  const location = useLocation();
  const found = load(location.pathname);
  const loaded = found instanceof Promise ? use(found) : found;
  if (!loaded) return <Elsewhere to={readPath(location.pathname).language === 'en' ? '/en' : '/'} />;
  if (loaded.outdated) use(loadDocument());
  if (!loaded.movedTo) return <Shown {...loaded} />;
  const address = withQuery(loaded.movedTo, location.search);
  return <Elsewhere to={address.includes('#') ? address : address + location.hash} />;
}

function Shown({ page, site, live: liveSections }: LoadedPage) {
  const { language } = site;
  const location = useLocation();
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState<string>();
  const renderSections = useNesting();
  useLinks(language);
  const whole = useScroll(page);
  useHead(page, site);

  const { pathname, hash } = location;
  // A prerendered page knows nothing of the query; the first render in the browser must equal it.
  const live = useDeferredValue(true, false);
  const search = live ? location.search : '';
  // The first page is no longer as it came once the visitor has been elsewhere.
  const place = placeOf(page);
  const [first] = useState(place);
  const [left, setLeft] = useState(false);
  if (place !== first && !left) setLeft(true);
  useEffect(() => {
    if (left) completePages();
  }, [left]);
  const context = useMemo(() => {
    const query = new URLSearchParams(search);
    // What depends on the address changes in the browser.
    const noteQuery = () => import.meta.env.SSR && noteLive();
    const searchWith = (name: string, value: string | null) => {
      noteQuery();
      const changed = new URLSearchParams(query);
      if (value === null) changed.delete(name);
      else changed.set(name, value);
      return changed.size > 0 ? `?${changed}` : '';
    };
    return {
      language,
      site,
      level: 2,
      prerendered: !left,
      live: liveSections,
      whole,
      renderSections,
      query: (name: string) => {
        noteQuery();
        return query.get(name);
      },
      setQuery: (name: string, value: string | null) =>
        navigate({ pathname, search: searchWith(name, value), hash }, { replace: true, preventScrollReset: true }),
      queryHref: (name: string, value: string | null) => searchWith(name, value) || '?',
    };
  }, [language, site, renderSections, left, liveSections, whole, search, pathname, hash, navigate]);

  // A route parameter that names nothing leads to the route's default, where it has one.
  const onUnknown = useCallback(() => setUnknown(page.fallbackRoute), [page]);
  if (unknown && unknown !== page.route) return <Elsewhere to={language === 'en' ? `/en${unknown}` : unknown} />;

  return (
    <WordsProvider value={wordsOf(language)}>
      <PageContextProvider value={context}>
        <Surface page={page} site={site} onUnknown={onUnknown} />
        <Announcer title={page.documentTitle} />
      </PageContextProvider>
    </WordsProvider>
  );
}

/**
 * Header, page and footer. Remembered, so that a change of the address alone renders none of them again; each hydrates apart
 * from the others, so that the browser can answer a visitor in between.
 */
const Surface = memo(function Surface({
  page,
  site,
  onUnknown,
}: {
  page: CompiledPage;
  site: CompiledSite;
  onUnknown: () => void;
}) {
  return (
    <>
      <Suspense>
        <Header page={page} site={site} />
      </Suspense>
      <Page key={placeOf(page)} page={page} onUnknown={onUnknown} />
      <Suspense>
        <Footer site={site} />
      </Suspense>
    </>
  );
});

/** What tells a page from every other, and remains the same when its descriptor changes. */
function placeOf({ language, route }: CompiledPage): string {
  return `${language} ${route}`;
}

/** Leads to another page in place of this one. */
function Elsewhere({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to, navigate]);
  return null;
}

/** Tells screen readers the title of each page after the first: a change without a page load makes no sound by itself. */
function Announcer({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(title);
  useEffect(() => {
    if (title !== first.current) {
      first.current = '';
      setSaid(title);
    }
  }, [title]);
  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {said}
    </p>
  );
}
