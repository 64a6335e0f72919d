/** Whether this is an installed package, whose engine is JavaScript. In the repository it is TypeScript. */
export declare const isCompiled: boolean;

/** The path of an engine module, named as in the repository: `client/app/browser.tsx` is `browser.js` in the package. */
export declare function enginePath(path: string): string;

/** The path of an engine module's types: `model/page.ts` is `page.d.ts` in the package. */
export declare function declarationPath(path: string): string;

/** The folder of the engine's `package.json`. */
export declare const packageFolder: string;
