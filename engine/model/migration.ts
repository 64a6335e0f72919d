/**
 * Migrates values of one type to the next release. Its file is `migrations/<number>-<name>.ts` in the folder of the
 * type, next to `<number>-<name>.fixture.json`. A file with a list of migrations has fixtures by type. Steps are data,
 * so they change only the fields they name. Steps skip migrated values, because sites do not record their release; a
 * field that changes its meaning needs a new name.
 */
export interface Migration {
  /** The release to migrate from: the `version` in `schemas/released.json`, or of the site's package for its own section. */
  from: string;
  /** The change, in one sentence. */
  description: string;
  /** The TypeScript name of the type, such as `TableSection`. `Section` means sections of every type. */
  type: string;
  steps: MigrationStep[];
}

/** A change inside a value. Paths are property names joined by dots; `*` is every item or entry, and the empty path the value: `columns.*.kind`. */
export type MigrationStep = Rename | Remove | SetDefault | Replace | Change | Keep;

/** Renames or moves a property (`button` to `links.more`), unless the new one exists. */
interface Rename {
  rename: string;
  /** The new path, with as many `*`. Creates missing objects. */
  to: string;
}

interface Remove {
  remove: string;
}

/** Sets a missing property. */
interface SetDefault {
  set: string;
  to: unknown;
}

/** Replaces values. */
interface Replace {
  replace: string;
  /** New values by old value. A new value must not also be an old one. */
  by: Record<string, unknown>;
}

/** Computes a new value. */
interface Change {
  change: string;
  /** Returns the value unchanged if it is already migrated. */
  by: (value: unknown) => unknown;
}

/** Declares that old values stay valid, which the comparison of schemas cannot see (a wider pattern). */
interface Keep {
  keep: string;
}

/** Migrations that only rename keys: the type, the change in one sentence, and the new keys by their old ones. */
export function renameKeys(
  from: string,
  renames: [type: string, description: string, keys: Record<string, string>][],
): Migration[] {
  return renames.map(([type, description, keys]) => {
    const steps = Object.entries(keys).map(([rename, to]) => ({ rename, to }));
    return { from, type, description, steps };
  });
}
