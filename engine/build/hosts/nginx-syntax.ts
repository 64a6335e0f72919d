/** Quotes a text for nginx. A `$` starts a variable and cannot be escaped; an address contains `%24` instead. */
export function quote(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  // A backslash needs no escape except before these.
  return mark + text.replace(/\\(?=["'\\trn]|$)|'/g, (one) => (one === '\\' || mark === "'" ? `\\${one}` : one)) + mark;
}

export function quotePattern({ source }: RegExp): string {
  return quote(source.replaceAll('\\/', '/'));
}

/** Escapes `$` in an address in which nginx substitutes variables. */
export function escapeVariables(address: string): string {
  return address.replaceAll('$', '%24');
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&');
}

/** Converts a pattern with `{name}` to a regular expression with named groups. */
export function toPattern(pattern: string, prefix: string, value = '[^/]+'): string {
  return pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? `(?<${prefix}${part}>${value})` : escapePattern(part)))
    .join('');
}
