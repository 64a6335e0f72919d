import type { PageNote, PageNotes } from './compiled-pages.ts';

/** Notes of pages as they are kept: what thousands of pages have alike is there once. Plain data. */
export interface KeptNotes extends Omit<PageNotes, 'pages'> {
  /** What notes tell besides the page's own. */
  told: Told[];
  /** Which of the reads a page has: the positions of several pages' are mostly the same. */
  lists: number[][];
  pages: Record<string, KeptNote>;
}

type Told = Omit<PageNote, 'hash' | 'title' | 'found'>;

/** A page's own part, with the positions of what others have as well. */
type KeptNote = [hash: string, title: string, found: string, own: string, told: number, reads: number];

export function keptOf({ pages, ...all }: PageNotes): KeptNotes {
  const told = positions<Told>();
  const lists = positions<number[]>();
  const kept = Object.entries(pages).map(([id, { note, own, reads }]): [string, KeptNote] => {
    const { hash, title, found, ...rest } = note;
    return [id, [hash, title, found, own, told.of(rest), lists.of(reads)]];
  });
  return { ...all, told: told.values, lists: lists.values, pages: Object.fromEntries(kept) };
}

export function notesOf({ told, lists, pages, ...all }: KeptNotes): PageNotes {
  const notes = Object.entries(pages).map(([id, [hash, title, found, own, at, reads]]) => {
    const note: PageNote = { hash, title, ...(told[at] as Told), found };
    return [id, { note, own, reads: lists[reads] as number[] }] as const;
  });
  return { ...all, pages: Object.fromEntries(notes) };
}

/** Values, each once, and where each stands among them. */
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
