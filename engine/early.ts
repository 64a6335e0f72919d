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
