import type { CompileContext } from '../../engine/compile/context.ts';
import type { Target } from '../../engine/descriptor/kinds.ts';
import { tileAddress } from '../../engine/kit/tile-address.ts';
import { readAddress } from '../../engine/schema/address.ts';
import { codesOf } from '../../engine/schema/languages.ts';
import { visit } from '../../engine/schema/walk.ts';

/**
 * The other origins that a site's own descriptors ask the browser to load from, ask or report to: pages in frames, map tiles where
 * there is a key, the API, and the collector of faults. They, and no others, go into the Content Security Policy.
 */
export function foreignOrigins({ site, pages, shared, schemas }: CompileContext): {
  frames: string[];
  images: string[];
  collectors: string[];
  apis: string[];
} {
  const frames = new Set<string>();
  // What pages include, they show as well.
  const lists = [...pages.map(({ sections }) => sections), ...shared.values()];
  for (const sections of lists) {
    visit({ sections }, schemas['shared.schema.json'] ?? {}, ({ value, names }) => {
      if (!names.includes('FrameTarget')) return;
      const to = value as Target;
      for (const text of typeof to === 'string' ? [to] : Object.values(to)) {
        for (const language of codesOf(site)) {
          const address = readAddress(text, site, language);
          if (address.kind === 'external') frames.add(new URL(address.href).origin);
        }
      }
    });
  }
  const tiles = site.map?.key ? [tileAddress(site.map.tiles).origin] : [];
  const foreign = (address = '') => (address.startsWith('https:') ? [new URL(address).origin] : []);
  return {
    frames: [...frames].sort(),
    images: tiles,
    collectors: foreign(site.faultReports),
    apis: foreign(site.api),
  };
}
