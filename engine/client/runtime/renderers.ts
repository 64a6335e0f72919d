import { sections } from 'virtual:pagewright/registry';
import type { ComponentType } from 'react';

/** What renders the sections of one type: the default export of `sections/<type>/<type>.tsx`. */
// biome-ignore lint/suspicious/noExplicitAny: each renderer knows the props of its own type; the check has vouched for them
export type Renderer = ComponentType<any>;

/** The renderers that are here already. In the browser each arrives with the first page that shows its type. */
const ready = new Map<string, Renderer>();

/** Why a renderer is not here, by its type. */
const failures = new Map<string, unknown>();

/** The renderer of a section type. Throws when it is not loaded, or there is no such type. */
export function rendererOf(type: string): Renderer {
  const renderer = ready.get(type);
  if (renderer) return renderer;
  throw new Error(`There is no section type "${type}".`, { cause: failures.get(type) });
}

/**
 * Loads the renderers of these types, and says whether all are here. One that cannot be loaded breaks no more than its sections:
 * {@link rendererOf} throws for it.
 */
export async function loadRenderers(types: Iterable<string>): Promise<boolean> {
  const wanted = [...new Set(types)].filter((type) => !ready.has(type));
  await Promise.all(
    wanted.map(async (type) => {
      try {
        const loaded = await sections[type]?.();
        if (loaded) ready.set(type, loaded.default);
      } catch (error) {
        failures.set(type, error);
      }
    }),
  );
  return wanted.every((type) => ready.has(type));
}

/** Whether this is what was thrown where a renderer could not be loaded. */
export function isOfRenderer(error: unknown): boolean {
  return [...failures.values()].includes(error);
}

export function knownTypes(): string[] {
  return Object.keys(sections);
}
