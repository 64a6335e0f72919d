/** An address that a page names, and what came of asking for it. */
export interface Asked {
  from: string;
  address: string;
  status: number;
}

/**
 * Asks a host for its home page and, without following redirects, for every page of its own that a page names: by its links,
 * and as its own address and that of its translation.
 */
export async function crawl(host: string): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  const waiting = [{ from: '', address: '/' }];
  for (const { from, address } of waiting) {
    if (asked.has(address)) continue;
    const response = await fetch(host + address, { redirect: 'manual' });
    asked.set(address, { from, address, status: response.status });
    // A body that is left unread when the host closes the connection is an uncaught error of fetch.
    const text = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, href = ''] of text.matchAll(/\shref="([^"#]+)/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), host + address);
      if (url.origin === host) waiting.push({ from: address, address: url.pathname + url.search });
    }
  }
  return [...asked.values()];
}
