// Runs in the head before anything shows, so that neither language nor theme flashes. It is inlined into every page,
// and its hash stands in the Content Security Policy.
try {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  const theme = localStorage.getItem('user-theme');
  if (theme) root.dataset.theme = theme;
  if (!/^\/en(\/|$)/.test(pathname) && localStorage.getItem('user-language') === 'en') {
    root.hidden = true;
    location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
} catch {
  // A browser that keeps nothing shows the page as it came.
}

/**
 * The page's script competes with nothing that shows: it starts when all of that is there, or when the visitor acts. By then
 * its parts and the page's data are known from the document, so they come side by side and not one after the other.
 */
const { entry, parts = '', data = '' } = document.documentElement.dataset;
if (entry) {
  const acts = ['pointerdown', 'keydown'];
  const fetchAhead = (rel: string, address: string, as?: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    if (as) {
      link.as = as;
      link.crossOrigin = 'anonymous';
    }
    link.href = address;
    document.head.append(link);
  };
  const start = () => {
    for (const act of acts) removeEventListener(act, start, true);
    removeEventListener('load', start);
    for (const part of parts.split(' ')) fetchAhead('modulepreload', part);
    for (const file of data.split(' ')) fetchAhead('preload', file, 'fetch');
    import(/* @vite-ignore */ entry);
  };
  for (const act of acts) addEventListener(act, start, { capture: true, passive: true });
  addEventListener('load', start);
}
