import type { CompileContext } from '../compile/context.ts';
import type { Target } from '../model/kinds.ts';
import { readAddress } from '../model/schema/address.ts';
import { codesOf } from '../model/schema/languages.ts';
import { visit } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import { tileAddress } from '../ui/kit/tile-address.ts';

/**
 * The other origins that pages load from or send to. The Content Security Policy allows no others. `ofPages` are those
 * of frames in the pages' own sections, if known.
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
  // Pages also show the frames of included sections.
  const ofShared = [...shared.values()].flatMap((sections) => framesIn(sections, context));
  const tiles = site.map?.key ? [tileAddress(site.map.tiles).origin] : [];
  return {
    frames: [...new Set([...ofPages, ...ofShared])].sort(),
    images: tiles,
    collectors: originsOf([site.errorReports ?? '']),
    apis: originsOf([site.api ?? '']),
  };
}

/** The other origins of these addresses. */
export function originsOf(addresses: string[]): string[] {
  const foreign = addresses.filter((address) => address.startsWith('https:'));
  return [...new Set(foreign.map((address) => new URL(address).origin))].sort();
}

/** The other origins of frames in these sections, in all languages of the site. */
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
