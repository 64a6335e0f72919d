/** A text in both languages of the site. */
export interface Text {
  zh: string;
  en: string;
}

/** A file to write; the path is relative to its folder under `assets/`, `files` where none is named. */
export interface SampleFile {
  folder?: 'images';
  path: string;
  content: Uint8Array;
}

/** A file inside an archive. Programs and scripts are marked as runnable. */
export interface Entry {
  name: string;
  text: string;
  runnable?: boolean;
}

/** What the software calls itself in running text, and how files spell it. */
export const product = { text: 'PWcore', file: 'pwcore' };

/** Makes a sample file of a text. */
export function textFile(path: string, text: string): SampleFile {
  return { path, content: Buffer.from(text) };
}
