declare module 'linebreak' {
  /** Finds line breaks by UAX #14. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next position in UTF-16 units; `null` after the last. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
