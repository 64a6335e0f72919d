import { factsIn } from '../check/facts.ts';
import { printedFiles } from '../check/rules/text-rules.ts';
import { htmlOf, markdownOf } from '../check/site-files.ts';
import type { SiteModel } from '../check/site-model.ts';
import { readMarkdown } from '../model/markdown/read-markdown.ts';
import { variantWidths } from '../model/variant-widths.ts';
import { MissingPackages, missingPackages, type OptionalFeature } from './optional-packages.ts';

/** The optional features that a build of a site uses. */
const uses: Partial<Record<OptionalFeature, (model: SiteModel) => boolean>> = {
  'PDFs of pages': (model) => printedFiles(model).size > 0,
  'pictures of link previews': ({ site }) => site?.origin !== undefined,
  'smaller variants of pictures': ({ files, pictureOf }) =>
    files.some((file) =>
      factsIn(file).pictures.some(([asset]) => {
        const picture = pictureOf?.(asset);
        return picture !== undefined && variantWidths(picture).length > 0;
      }),
    ),
  'the duration of videos': ({ assets }) => [...assets].some((asset) => /\.(mp4|webm)$/.test(asset)),
  'texts in Markdown and HTML, and uploaded SVG files': ({ files }) =>
    files.some((file) => markdownOf(file).length > 0 || htmlOf(file).length > 0),
  'highlighted code': ({ files }) =>
    files.some((file) => markdownIn(file).some(({ code }) => code.some(({ language }) => language !== ''))),
  formulas: ({ files }) => files.some((file) => markdownIn(file).some(({ formulas }) => formulas.length > 0)),
};

const markdownIn = (file: SiteModel['files'][number]) => markdownOf(file).map(({ text }) => readMarkdown(text));

/**
 * All packages that a build of a site needs and that are not installed, as the error that a build ends with. Undefined
 * if none is missing.
 */
export function missingForBuild(
  model: SiteModel,
  missingOf: (feature: OptionalFeature) => string[] = missingPackages,
): MissingPackages | undefined {
  // Reads files only for features that lack a package.
  const features = (Object.keys(uses) as OptionalFeature[]).filter(
    (feature) => missingOf(feature).length > 0 && uses[feature]?.(model),
  );
  if (features.length === 0) return undefined;
  return new MissingPackages(features, [...new Set(features.flatMap((feature) => missingOf(feature)))]);
}
