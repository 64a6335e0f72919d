/** Reloads the page if the site is reachable: a partial page is better than the browser's offline page. */
export async function reloadPage(): Promise<void> {
  const { location } = window;
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
