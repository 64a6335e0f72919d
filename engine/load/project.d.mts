/**
 * The project that commands run in: from the working folder upward the nearest that has `pages/` or a `package.json`, else the working
 * folder. In the engine's own repository that is the repository.
 */
export declare const project: string;

/** Where is kept what was made of the engine and can be made again. Never with the engine, which may be installed and not ours to write to. */
export declare const caches: string;
