import type { CompileContext } from '../compile/context.ts';
import type { Target } from '../model/kinds.ts';
import { readAddress } from '../model/schema/address.ts';
import { codesOf } from '../model/schema/languages.ts';
import { visit } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import { tileAddress } from '../ui/kit/tile-address.ts';

/**
 * The other origins that a site's own descriptors ask the browser to load from, ask or report to: pages in frames, map tiles where
 * there is a key, the API, and the collector of faults. They, and no others, go into the Content Security Policy. `ofPages` are those
 * of frames in the pages' own sections, where they are known.
 */
export function foreignOrigins(
  context: CompileContext,
  ofPages: Iterable<string> = context.pages.flatMap(({ sections }) => framesIn(sections, context)),
): {
  frames: string[];
  images: string[];
  collectors: string[];
  apis: string[];
} {
  const { site, shared } = context;
  // What pages include, they show as well.
  const ofShared = [...shared.values()].flatMap((sections) => framesIn(sections, context));
  const tiles = site.map?.key ? [tileAddress(site.map.tiles).origin] : [];
  const foreign = (address = '') => (address.startsWith('https:') ? [new URL(address).origin] : []);
  return {
    frames: [...new Set([...ofPages, ...ofShared])].sort(),
    images: tiles,
    collectors: foreign(site.faultReports),
    apis: foreign(site.api),
  };
}

/** The other origins of the frames in a list of sections, in any of the site's languages. */
export function framesIn(sections: Section[], { site, schemas }: CompileContext): string[] {
  const frames = new Set<string>();
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
  return [...frames];
}
