import type { AssetFacts, CompileContext } from '../../compile/context.ts';
import type { PictureVariants } from '../../model/compiled.ts';
import { variantLadder, variantsFolder, variantWidths } from '../../model/picture-variants.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { VariantsTask } from '../build-tasks.ts';

/** How pictures are converted. A change gives all variants new addresses. */
export const recipe = {
  widths: variantLadder,
  avif: { quality: 55, effort: 3 },
  webp: { quality: 75, effort: 4, smartSubsample: true },
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
  gif: {},
  /** The widest copy in the picture's own format, for readers without AVIF and WebP. */
  ownWidth: 1080,
};

/** The variants of a still picture; `undefined` if it is better published as it is. */
function variantsOfAsset(facts: AssetFacts): PictureVariants | undefined {
  const widths = variantWidths(facts);
  if (widths.length === 0) return undefined;
  const ownWidth = widths.findLast((one) => one <= recipe.ownWidth);
  return { base: `${variantsFolder}${variantsName(facts.sha256)}-`, widths, own: `${ownWidth}.${facts.still}` };
}

/** The name of a picture in the addresses of its variants, by its content. */
export function variantsName(sha256: string): string {
  return hashOf(sha256 + JSON.stringify(recipe)).slice(0, 10);
}

export type PictureCollector = ReturnType<typeof createPictureVariants>;

/** Collects the pictures that the pages of a build show, and the tasks that make their variants. */
export function createPictureVariants(asset: CompileContext['asset']) {
  const shown = new Map<string, VariantsTask>();
  const variantsOf: CompileContext['variantsOf'] = (path) => {
    const facts = asset(path);
    const variants = facts && variantsOfAsset(facts);
    // Pictures with the same content share their variants.
    if (variants && !shown.has(variants.base)) shown.set(variants.base, { picture: path, variants });
    return variants;
  };
  return {
    variantsOf,
    count: () => shown.size,
    /** The tasks for the pictures shown so far, and for those that cached pages read: `variants images/a.jpg`. */
    tasks(reads: Iterable<string>): VariantsTask[] {
      for (const name of reads) if (name.startsWith('variants ')) variantsOf(name.slice('variants '.length));
      return [...shown.values()];
    },
  };
}
