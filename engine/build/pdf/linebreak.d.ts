declare module 'linebreak' {
  /** Where a text may break, by UAX #14. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, in UTF-16 units; `null` after the last. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
