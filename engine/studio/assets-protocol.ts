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
