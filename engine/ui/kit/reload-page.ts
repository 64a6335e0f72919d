/** Reloads the page if the site answers: a page without one of its parts is worth more than a browser's message that it is offline. */
export async function reloadPage(): Promise<void> {
  const { location } = window;
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
