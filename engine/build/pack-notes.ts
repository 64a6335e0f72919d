import type { PageNote, PageNotes } from './page-compiler.ts';

/** Page notes for the cache: what thousands of pages share is stored once. Plain data. */
export interface PackedNotes extends Omit<PageNotes, 'pages'> {
  shared: SharedPart[];
  /** Lists of read positions; most pages share theirs. */
  lists: number[][];
  pages: Record<string, PackedNote>;
}

type SharedPart = Omit<PageNote, 'hash' | 'title' | 'found'>;

/** A page's own values, and the positions of the shared ones. */
type PackedNote = [hash: string, title: string, found: string, own: string, shared: number, reads: number];

export function packNotes({ pages, ...all }: PageNotes): PackedNotes {
  const shared = positions<SharedPart>();
  const lists = positions<number[]>();
  const kept = Object.entries(pages).map(([id, { note, own, reads }]): [string, PackedNote] => {
    const { hash, title, found, ...rest } = note;
    return [id, [hash, title, found, own, shared.of(rest), lists.of(reads)]];
  });
  return { ...all, shared: shared.values, lists: lists.values, pages: Object.fromEntries(kept) };
}

export function unpackNotes({ shared, lists, pages, ...all }: PackedNotes): PageNotes {
  const notes = Object.entries(pages).map(([id, [hash, title, found, own, at, reads]]) => {
    const note: PageNote = { hash, title, ...(shared[at] as SharedPart), found };
    return [id, { note, own, reads: lists[reads] as number[] }] as const;
  });
  return { ...all, pages: Object.fromEntries(notes) };
}

/** Collects distinct values, and returns the position of each. */
function positions<Value>() {
  const values: Value[] = [];
  const known = new Map<string, number>();
  const same = new Map<Value, number>();
  return {
    values,
    of(value: Value): number {
      const before = same.get(value);
      if (before !== undefined) return before;
      const text = JSON.stringify(value);
      const position = known.get(text) ?? values.push(value) - 1;
      known.set(text, position);
      same.set(value, position);
      return position;
    },
  };
}
