/** Parses a URL, relative to a base if given; `undefined` if invalid. `URL.canParse` of Node 20 rejects characters such as ü after many calls. */
export function readUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
