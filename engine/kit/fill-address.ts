/**
 * Puts a value in place of `{name}` in the address of a target, also where the compiler has percent-encoded the braces.
 * The value is percent-encoded; an address without the name stays as it is.
 */
export function fillAddress(address: string, name: string, value: string | number): string {
  return address.replaceAll(`{${name}}`, encoded(value)).replaceAll(new RegExp(`%7B${name}%7D`, 'gi'), encoded(value));
}

function encoded(value: string | number): string {
  // Half a character, as broken data may hold, has no encoding.
  const whole = String(value).replace(/\p{Surrogate}/gu, '\uFFFD');
  // A dollar sign would be read as a group of the pattern.
  return encodeURIComponent(whole).replaceAll('$', '$$$$');
}
