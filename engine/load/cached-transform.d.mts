import type { createJiti as create, JitiOptions } from 'jiti';

/** Options for `createJiti` that cache what it translates in a folder. */
export declare function cachedTransform(createJiti: typeof create, address: string, folder: string): JitiOptions;
