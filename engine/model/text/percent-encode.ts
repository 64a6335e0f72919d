/** A text as it stands in a part of an address. Half a character, as broken data may hold, has no encoding: U+FFFD stands for it. */
export function percentEncode(text: string | number): string {
  return encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** An address whose percent signs encode nothing, so that they are part of a file's name (`100%.pdf`), with these encoded; any other as it is. */
export function encodeLonePercent(address: string): string {
  const [path = ''] = /^[^?#]*/.exec(address) ?? [];
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length);
  }
}

/** The name of a file as it stands in an address: what would end the path or be decoded is encoded. */
export function encodeFileName(name: string): string {
  return name.replace(/[%?#]/g, encodeURIComponent);
}
