/** The global object of browsers with Trusted Types, which TypeScript's library of the DOM lacks. */
export interface TrustedTypesWindow {
  trustedTypes?: {
    defaultPolicy: unknown;
    /** A name can be used once. */
    createPolicy<Kind extends 'createHTML' | 'createScriptURL'>(
      name: string,
      rules: Record<Kind, (input: string) => string | null>,
    ): Record<Kind, (input: string) => string>;
  };
}
