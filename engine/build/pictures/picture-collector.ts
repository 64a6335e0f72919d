import type { AssetFacts, CompileContext } from '../../compile/context.ts';
import type { PictureVariants } from '../../model/compiled.ts';
import { variantsFolder } from '../../model/picture-variants.ts';
import { variantLadder, variantWidths } from '../../model/variant-widths.ts';
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

export type PictureCollector = ReturnType<typeof createPictureCollector>;

/** Collects the pictures that the pages of a build show, and the tasks that make their variants. */
export function createPictureCollector(asset: CompileContext['asset']) {
  const shown = new Map<string, { picture: string; files: Set<string> }>();
  const collect = (picture: string, base: string, files: string[]) => {
    // Pictures with the same content share their variants.
    const known = shown.get(base) ?? { picture, files: new Set() };
    shown.set(base, known);
    for (const file of files) known.files.add(file);
  };
  const plan = (path: string) => {
    const facts = asset(path);
    return facts && variantsOfAsset(facts);
  };
  const variantsOf: NonNullable<CompileContext['variantsOf']> = (path) => {
    const variants = plan(path);
    if (variants) {
      const { base, widths, own } = variants;
      collect(path, base, [...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), own]);
    }
    return variants;
  };
  const singleOf: NonNullable<CompileContext['singleOf']> = (path, wanted) => {
    const { base = '', widths = [] } = plan(path) ?? {};
    const width = widths.find((one) => one >= wanted) ?? widths.at(-1);
    if (width === undefined) return undefined;
    collect(path, base, [`${width}.webp`]);
    return `${base}${width}.webp`;
  };
  return {
    variantsOf,
    singleOf,
    count: () => shown.size,
    /** The tasks for the pictures shown so far, and for those that cached pages read, as `trackReads` names them. */
    tasks(reads: Iterable<string>): VariantsTask[] {
      for (const name of reads) {
        const [, wanted, path = ''] = /^(?:variants|single (\d+)) (.*)$/s.exec(name) ?? [];
        if (wanted === undefined) variantsOf(path);
        else singleOf(path, Number(wanted));
      }
      return [...shown].map(([base, { picture, files }]) => ({ picture, base, files: [...files].sort() }));
    },
  };
}
