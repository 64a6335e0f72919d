/** Encodes a part of an address. Replaces lone surrogates, which have no encoding, with U+FFFD. */
export function percentEncode(text: string | number): string {
  return encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Gives an address one spelling: characters outside ASCII are percent-encoded, with capital letters. */
export function encodeAddress(address: string): string {
  return address
    .replace(/\P{ASCII}+/gu, (text) => percentEncode(text))
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}

/** Encodes percent signs that are part of a file name (`100%.pdf`). */
export function encodeLonePercent(address: string): string {
  const [path = ''] = /^[^?#]*/.exec(address) ?? [];
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length);
  }
}

/** Encodes the characters of a file name that have a meaning in addresses. */
export function encodeFileName(name: string): string {
  return name.replace(/[%?#]/g, encodeURIComponent);
}
