/** A text in both languages of maintainers. */
export interface BilingualText {
  en: string;
  zh: string;
}

/**
 * A name, a pointer or an address in a request.
 *
 * @maxLength 2000
 */
export type RequestText = string;

/** A value in a file of the site: the file's path and the value's JSON Pointer. */
export interface FilePointer {
  file: RequestText;
  pointer: RequestText;
}

/** A value with its location in words: "Company › Paragraph 2 › English". Empty for the whole file. */
export type Placed<T> = Omit<T, 'place'> & { place: BilingualText };

/** A text, number or choice in an object or list. */
export interface NamedValue {
  /** Its location there in words. */
  place: BilingualText;
  value: unknown;
  /** The label of a choice. */
  choice?: BilingualText;
}
