/** What section types there are, the engine's and the site's own, as `engine/build/registry.ts` finds their folders. */
declare module 'virtual:pagewright/registry' {
  /** How to load each section type's renderer: the default export of `sections/<type>/<type>.tsx`. */
  // biome-ignore lint/suspicious/noExplicitAny: each renderer knows the props of its own type; the check has vouched for them
  export const sections: Record<string, () => Promise<{ default: import('react').ComponentType<any> }>>;
}
