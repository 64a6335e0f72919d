/** The key of the bundle: the folder of these tools, and the version of Node. */
export declare const bundleKey: string;

/** Where the bundles of the tools lie, each in a folder of its own. */
export declare const toolBundles: string;

/** The file that tells which bundle serves, and what it was made of: a cached `ToolBundle`. */
export declare const bundleFile: string;

/** What is known of a bundle of the tools. */
export interface ToolBundle {
  /** The stamps of all files that it was made of, and of its own, by their whole paths. */
  stamps: Record<string, string>;
  /** The file of each entry. */
  entries: Record<string, string>;
}

/** What of a file changes whenever its bytes may have; `undefined` where there is none. */
export declare function fileStamp(path: string): string | undefined;

/** The address of each entry; none where the bundle is not as it was left, or not of the tools and packages as they are now. */
export declare function bundledEntries(): Record<string, string>;
