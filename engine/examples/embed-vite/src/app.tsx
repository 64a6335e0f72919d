import { PagewrightPage, type PagewrightPageProps } from 'pagewright/react';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { OwnPageHeader, ownSections } from './own-parts.tsx';

type Page = { props: PagewrightPageProps; title: string };

/** The pages by address. Each loads when it is shown. */
const pages: Record<string, () => Promise<{ default: Page }>> = {
  '/crossings': () => import('virtual:page/en/crossings'),
  '/office': () => import('virtual:page/en/office'),
  '/zh/crossings': () => import('virtual:page/zh/crossings'),
  '/zh/office': () => import('virtual:page/zh/office'),
};

const views = Object.fromEntries(
  Object.entries(pages).map(([path, load]) => [
    path,
    lazy(async () => {
      const { default: page } = await load();
      return { default: (host: { navigate(href: string): void }) => <View {...page} {...host} /> };
    }),
  ]),
);

function View({ props, title, navigate }: Page & { navigate(href: string): void }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <PagewrightPage {...props} navigate={navigate} pageHeader={OwnPageHeader} sections={ownSections} />;
}

/** The host: its own header, and a router in a few lines. Yours has one. */
export function App() {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    const follow = () => setPath(window.location.pathname);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const navigate = (href: string) => {
    window.history.pushState(null, '', href);
    setPath(window.location.pathname);
  };
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    navigate(event.currentTarget.pathname);
  };
  const Shown = views[path];
  return (
    <>
      <header className="bar">
        <h2>Harbor app</h2>
        <a href="/crossings" onClick={go}>
          Crossings
        </a>
        <a href="/zh/crossings" onClick={go}>
          航线
        </a>
      </header>
      <main>
        <Suspense>{Shown ? <Shown navigate={navigate} /> : <p>Choose a page.</p>}</Suspense>
      </main>
    </>
  );
}
