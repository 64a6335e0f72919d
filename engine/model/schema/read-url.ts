/** Parses a URL; `undefined` if invalid. `URL.canParse` of Node 20 rejects characters such as ü after many calls. */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
