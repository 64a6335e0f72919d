/**
 * The current project: the nearest folder from the working folder upward with `pages/` or a `package.json`, or else the
 * working folder. In the engine's repository it is the repository.
 */
export declare const project: string;

/** The folder for caches of the engine's code. Outside the engine, which may be installed read-only. */
export declare const caches: string;
