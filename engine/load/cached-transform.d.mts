import type { createJiti as create, JitiOptions } from 'jiti';

/** Options for `createJiti` that cache translated code in a folder. */
export declare function cachedTransform(createJiti: typeof create, address: string, folder: string): JitiOptions;
