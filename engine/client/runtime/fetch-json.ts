/** Fetches JSON; `undefined` if the address does not exist. Rejects if the network or the host fails. */
export async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await fetch(address, { signal });
  // A host may call an unknown address malformed.
  if (response.status === 404 || response.status === 400) return undefined;
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}
