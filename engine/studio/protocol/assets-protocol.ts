/** A file under `assets/` that nothing uses, as it was looked at just now. */
export interface UnusedAsset {
  asset: string;
  /** What tells its content from any other. */
  revision: string;
  /** Its size in bytes. */
  bytes: number;
  /** Whether it can be brought back once it was deleted, as long as the studio runs. */
  isKept: boolean;
}

/** A file that a field can name. */
export interface AssetChoice {
  /** What the field says: `wave.svg`, `files:guide.pdf`. */
  value: string;
  /** Where it shows. */
  address: string;
  /** Its size in bytes. */
  bytes: number;
  /** Of a picture: its own size in pixels. */
  width?: number;
  height?: number;
  /** The files of the site that name it. */
  uses: string[];
}
