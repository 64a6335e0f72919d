/**
 * A text as one word of nginx's language, in quotes. A `$` stands for a variable there; no escape exists for it, so an
 * address says `%24` instead.
 */
export function quoted(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  // A backslash is kept as it is, except before these.
  return (
    mark + text.replace(/\\(?=["'\\trn]|$)|'/g, (sign) => (sign === '\\' || mark === "'" ? `\\${sign}` : sign)) + mark
  );
}

/** A regular expression of ours as a word of nginx's language. */
export function expression({ source }: RegExp): string {
  return quoted(source.replaceAll('\\/', '/'));
}

/** An address without a `$` of its own, for a place where nginx puts in variables. */
export function withoutVariables(address: string): string {
  return address.replaceAll('$', '%24');
}

/** A text as a regular expression that only it fits. */
export function literal(text: string): string {
  return text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&');
}

/** A pattern with `{name}` as a regular expression; each parameter is captured under its name with a prefix. */
export function captured(pattern: string, prefix: string, value = '[^/]+'): string {
  return pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? `(?<${prefix}${part}>${value})` : literal(part)))
    .join('');
}
