import { sections } from 'virtual:pagewright/registry';
import { type ComponentType, lazy } from 'react';

/** Renders sections of one type: the default export of `sections/<type>/<type>.tsx`. */
// biome-ignore lint/suspicious/noExplicitAny: each renderer has its own props, which the check has validated
export type Renderer = ComponentType<any>;

/** The loaded renderers. In the browser, each loads with the first page that needs it. */
const ready = new Map<string, Renderer>();

/** Why a renderer failed to load, by type. */
const failures = new Map<string, unknown>();

/** The renderer of a section type. Throws if it is not loaded or does not exist. */
export function rendererOf(type: string): Renderer {
  const renderer = ready.get(type);
  if (renderer) return renderer;
  throw new Error(`There is no section type "${type}".`, { cause: failures.get(type) });
}

/** Loads the renderers of these types. Returns whether all are loaded. {@link rendererOf} throws for the others. */
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

/** Lets sections of these types suspend until their renderer is loaded. `own` has the renderers of a site's own types. */
export function renderLazily(types: Iterable<string>, own: Record<string, Renderer> = {}): void {
  for (const type of types) {
    const [given, load] = [own[type], sections[type]];
    if (given) ready.set(type, given);
    else if (load && !ready.has(type)) ready.set(type, lazy(load));
  }
}

export function isOfRenderer(error: unknown): boolean {
  return [...failures.values()].includes(error);
}

export function knownTypes(): string[] {
  return Object.keys(sections);
}
