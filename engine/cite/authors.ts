/** A person's name. */
export interface Name {
  /** The family's, or a name that cannot be parted. */
  family: string;
  given?: string;
}

/** Who wrote a work. */
export interface Authors {
  names: Name[];
  /** Whether there are others, who are not named. */
  others: boolean;
  /** As they are given, for a text that is read. */
  authors: string;
}

/** `Kohn W, Sham L J et al.` is two names and others. The form is that of `authors` in the descriptor's `cite`. */
export function readAuthors(written: string): Authors {
  const named = written.replace(/[\s,，;；]*(?:\bet\s+al\.?|\band\s+others|等)$/i, '');
  const separator = /[;；、]|\sand\s/.test(named) ? /[;；、]|,?\sand\s/ : /[,，]/;
  const names = named
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean)
    .reduce<string[]>(withInitials, [])
    .map(readName);
  return { names, others: named !== written, authors: written };
}

/** `Kohn, W., Sham, L. J.` is two names, as initials are none by themselves: they belong to what stands before them. */
function withInitials(names: string[], name: string): string[] {
  const last = names.at(-1);
  const areInitials = /^(?:\p{Lu}\.[\s-]*)+$/u.test(name);
  return areInitials && last && !last.includes(',') ? [...names.slice(0, -1), `${last}, ${name}`] : [...names, name];
}

/** `Kohn, Walter`, `Kohn W`, `Walter Kohn`, `Johannes van der Waals` and `王小明`. */
function readName(name: string): Name {
  const [, family = '', given = ''] =
    /^([^,，]+)[,，]\s*(.+)$/.exec(name) ?? /^(.+?)\s+((?:\p{Lu}\.?[\s-]?){1,4})$/u.exec(name) ?? [];
  if (family) return { family, given: given.trim() };
  // A particle that stands first is of the family's name.
  if (/^\p{Ll}/u.test(name)) return { family: name };
  const [, before, after] = /^(.+?)\s+(\p{Ll}.*|\S+)$/u.exec(name) ?? [];
  return before && after ? { family: after, given: before } : { family: name };
}
