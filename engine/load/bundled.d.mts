/** The key of the bundle: the folder of these tools and the version of Node. */
export declare const bundleKey: string;

/** The folder of all bundles. */
export declare const toolBundles: string;

/** The cache file that describes the current bundle: a `ToolBundle`. */
export declare const bundleFile: string;

/** The description of a bundle. */
export interface ToolBundle {
  /** The stamps of its sources and files, by absolute path. */
  stamps: Record<string, string>;
  /** The file of each entry. */
  entries: Record<string, string>;
}

/** A text that changes with a file; `undefined` if it is missing. */
export declare function fileStamp(path: string): string | undefined;

/** The URL of each entry; none if the bundle is corrupted, or the tools, packages or Node changed. */
export declare function bundledEntries(): Record<string, string>;
