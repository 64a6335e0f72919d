export type ConsentChoice = 'allowed' | 'refused';

/** The choice of a visitor about the script of a host, stored for a site. It is not valid for another host. */
export function createStoredChoice(base: string, host: string) {
  const key = `analytics-consent${base}`;
  let choice: ConsentChoice | undefined;
  try {
    const [stored, of] = localStorage.getItem(key)?.split(' ') ?? [];
    if (of === host && (stored === 'allowed' || stored === 'refused')) choice = stored;
  } catch {
    // Without storage, each document asks again.
  }
  return {
    get: () => choice,
    set(chosen: ConsentChoice) {
      choice = chosen;
      try {
        localStorage.setItem(key, `${chosen} ${host}`);
      } catch {
        // The choice is valid for this document.
      }
    },
  };
}
