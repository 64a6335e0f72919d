/** The section types of the engine and the site, found by `engine/build/registry.ts`. */
declare module 'virtual:pagewright/registry' {
  /** Loads each type's renderer: the default export of `sections/<type>/<type>.tsx`. */
  // biome-ignore lint/suspicious/noExplicitAny: each renderer has its own props, which the check has validated
  export const sections: Record<string, () => Promise<{ default: import('react').ComponentType<any> }>>;
}
