import type { Looked } from './look.ts';
import type { Finding, Lack } from './rule.ts';

/** A place that says that a name is defined nowhere. */
export interface Lacking {
  finding: Finding;
  lack: Lack;
  /** Where it stands; the languages of one text are one place. */
  place: string;
}

/** Every place that lacks a name. `codes` are those of the site's languages. */
export function lackingIn(looked: Looked[], codes: string[]): Lacking[] {
  return looked.flatMap(({ file, ruled = [] }) =>
    ruled.flatMap((finding) => {
      const { lacks: lack, path } = finding;
      if (!lack) return [];
      return { finding, lack, place: `${file.file} ${path.filter((step) => !codes.includes(String(step))).join('/')}` };
    }),
  );
}

/** Whether several places lack it. */
export function agree(lacking: Lacking[]): boolean {
  return new Set(lacking.map(({ place }) => place)).size > 1;
}

/** What has the same key, together. */
export function grouped<T>(all: T[], key: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return [...groups.values()];
}
