/**
 * Brings values of one type from the language of one release to that of the next. It stands in `migrations/` in the folder
 * that declares the type, as `<number>-<name>.ts`, with `<number>-<name>.fixture.json` beside it. Its steps are data, so that
 * they change no more of a file than they name; and each leaves alone what has been brought forward, so that a site need not
 * say which release it was written for. What changes only its meaning therefore needs a new name.
 */
export interface Migration {
  /** The release whose files it brings forward: the `version` in `schemas/released.json`, such as `0.1.0`. For a site's own section: the version of the site's package. */
  from: string;
  /** What changed, in one sentence. */
  says: string;
  /** The type as TypeScript names it: `TableSection`, `Tab`, `SiteDescriptor`. `Section` stands for sections of every type. */
  of: string;
  /** What is done to each value of the type, in this order. */
  steps: MigrationStep[];
}

/**
 * One change inside a value. Places are property names joined by dots from the value; `*` stands for every item of a list or
 * entry of a map, and the empty text for the value itself: `columns.*.kind`.
 */
export type MigrationStep = Rename | Remove | SetDefault | Replace | Change | Keep;

/** Gives a property another name, or another place (`button` to `links.more`). Left alone where the new one is there. */
interface Rename {
  /** The property's place. */
  rename: string;
  /** Its new place, with as many `*` as the old one. Objects that are missing on the way are written. */
  to: string;
}

/** Takes a property away. */
interface Remove {
  /** The property's place. */
  remove: string;
}

/** Writes a property where it is missing. */
interface SetDefault {
  /** The property's place. */
  set: string;
  /** The value to write. */
  to: unknown;
}

/** Writes other values for some. */
interface Replace {
  /** The place of the value. */
  replace: string;
  /** The new value for each old one. What a new value is may not be an old one too. */
  by: Record<string, unknown>;
}

/** Computes a value anew. */
interface Change {
  /** The place of the value. */
  change: string;
  /** Returns the new value, and what it is given where there is nothing to do. */
  by: (value: unknown) => unknown;
}

/** States that nothing need be done: what was admitted still is, though no comparison can see it (a wider pattern). */
interface Keep {
  /** The place of the value. */
  keep: string;
}
