/**
 * A whole address as browsers read it; `undefined` for what is none. `URL.canParse` of Node 20 refuses letters such as ü once it has been
 * called often.
 */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
