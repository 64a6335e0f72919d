/** A sentence in the two languages of maintainers. */
export interface Said {
  en: string;
  zh: string;
}

/** A value in a file of the site: the file's path and the value's JSON Pointer. */
export interface Place {
  file: string;
  pointer: string;
}

/** A section type that can be added. */
export interface SectionType {
  type: string;
  says: Said;
  /** What people call it otherwise, in both languages. */
  names: string[];
  /** How many sections of it the site has. */
  used: number;
  /** A section of it, as its first example has it. */
  value: Record<string, unknown>;
}
