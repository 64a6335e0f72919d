/** A text as it stands in a part of an address. Half a character, as broken data may hold, has no encoding: U+FFFD stands for it. */
export function percentEncode(text: string | number): string {
  return encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\uFFFD'));
}
