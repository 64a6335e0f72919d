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
  /** A section of it, as its first example has it. */
  value: Record<string, unknown>;
}
