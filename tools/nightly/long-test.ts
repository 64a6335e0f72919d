/** What a long test is run with. */
export interface NightlyOptions {
  seed: number;
  /** Multiplies how much it tries. */
  depth: number;
  /** The one case to try, as a failure named it. Default: as many as the depth asks for. */
  only?: string | undefined;
  /** The commit with which pictures are compared. */
  base: string;
}

/** What a long test did, in a few words, and whether all was well. */
export interface Outcome {
  did: string;
  passed: boolean;
}

/** A long test. */
export type LongTest = (options: NightlyOptions) => Promise<Outcome>;
