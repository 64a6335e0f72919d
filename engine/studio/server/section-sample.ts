import { inspectDraft } from '../../check/inspect-draft.ts';
import type { SiteInput } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { chooseText } from '../../generate/scaffold/site-texts.ts';
import { pointerOf, stepsOf } from '../../model/schema/pointer.ts';
import { asSample } from '../../model/schema/sample-text.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { type SchemaNode, walk } from '../../model/schema/walk.ts';
import { languagesIn } from '../../site/read-site.ts';
import { readTraditional } from '../../site/traditional.ts';

export interface SampleSite {
  input: SiteInput;
  model: SiteModel;
}

const texts = ['Text', 'LocalizedText', 'PlainText', 'LocalizedWords', 'HtmlText', 'Label'];

/** The page that a sample is tried on: no site has one of this name. */
const path = 'pages/_sample.json';

/** The first of several examples of which a sample has no errors on this site, as that sample; else that of the first one. */
export function firstValidSample(examples: Record<string, unknown>[], site: SampleSite): Record<string, unknown> {
  const samples = examples.map((example) => () => sectionSample(example, site));
  const sound = samples.find((sample) => errorsOf(sample(), site).length === 0) ?? samples[0];
  return sound?.() ?? {};
}

/**
 * An example of a section as a sample for this site: its texts are marked as still to be written, in the site's languages, its links and pictures
 * are the site's own, and what else the site has none of is left out. What it cannot do without stays, and the check tells of it.
 */
export function sectionSample(section: Record<string, unknown>, { input, model }: SampleSite): Record<string, unknown> {
  const languages = languagesIn(input.files);
  const { definitions } = input.schemas['shared.schema.json'] ?? {};
  const schema: Schema = { $ref: '#/definitions/Section', ...(definitions && { definitions }) };
  const picture = pictureOf(model);
  const traditional = readTraditional();
  const replace = (node: SchemaNode): { value: unknown } | undefined => {
    const { value, names, key } = node;
    const isOfKind = (...kinds: string[]) => names.some((name) => kinds.includes(name));
    if (isOfKind(...texts)) return sampleText(value, languages, traditional);
    // One mark is enough for a script, each of whose lines is a text.
    if (isOfKind('CodeText') && typeof value === 'string' && (typeof key === 'string' || key === 0))
      return { value: asSample(value) };
    if (isOfKind('ImageFile') && picture !== undefined) return { value: picture };
    if (isOfKind('Target') && typeof value === 'string' && !/^(https?|mailto|tel):/.test(value)) return { value: '/' };
    return undefined;
  };
  const sample = walk(section, schema, replace) as Record<string, unknown>;
  return withoutErrors(sample, { input, model });
}

/** A text in each language of the site, from its own language, else from English; one for all where it is one. */
function sampleText(
  value: unknown,
  languages: string[],
  traditional: Record<string, string>,
): { value: unknown } | undefined {
  if (typeof value === 'string') return { value: asSample(value) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  const textIn = (language: string) => asSample(String(chooseText(language, given, traditional)));
  const [only = ''] = languages;
  return {
    value: languages.length === 1 ? textIn(only) : Object.fromEntries(languages.map((one) => [one, textIn(one)])),
  };
}

/** A picture of the site: its logo, else the first that it has. */
function pictureOf({ site, assets }: SiteModel): string | undefined {
  const pictures = [...assets].filter((asset) => /^images\/.+\.(svg|png|jpe?g|webp|avif|gif)$/i.test(asset)).sort();
  const logo = site?.logo;
  return logo !== undefined && assets.has(`images/${logo}`) ? logo : pictures[0]?.slice('images/'.length);
}

/** Takes out what the check calls an error, from the innermost value on, as long as that makes errors fewer. */
function withoutErrors(section: Record<string, unknown>, site: SampleSite): Record<string, unknown> {
  let sample = section;
  let errors = errorsOf(sample, site);
  for (let tries = 0; errors.length > 0 && tries < most; tries++) {
    const better = errors.flatMap(shorter).reduce<typeof sample | undefined>((found, at) => {
      if (found) return found;
      const less = withoutFile(sample, at);
      return less && errorsOf(less, site).length < errors.length ? less : undefined;
    }, undefined);
    if (!better) break;
    sample = better;
    errors = errorsOf(sample, site);
  }
  return sample;
}

/** How often something is taken out of a sample. */
const most = 40;

/** The places of an error in a section, and around it: from the innermost one on. */
function shorter(steps: string[]): string[][] {
  return steps.map((_, index) => steps.slice(0, steps.length - index));
}

function errorsOf(section: Record<string, unknown>, { input, model }: SampleSite): string[][] {
  const page = { $schema: '', id: '_sample', route: '/_sample', title: '_sample', sections: [section] };
  const { problems } = inspectDraft(path, JSON.stringify(page), input, model);
  const inside = pointerOf(['sections', 0]);
  return problems.flatMap(({ severity, pointer }) =>
    severity === 'error' && `${pointer}/`.startsWith(`${inside}/`) ? [(stepsOf(pointer) ?? []).slice(2)] : [],
  );
}

/** A copy without the value at a place; `undefined` where nothing is there. */
function withoutFile(section: Record<string, unknown>, steps: string[]): Record<string, unknown> | undefined {
  const copy = structuredClone(section);
  const last = steps.at(-1);
  const outer = steps
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], copy);
  if (last === undefined || typeof outer !== 'object' || outer === null || last === 'type') return undefined;
  if (Array.isArray(outer)) outer.splice(Number(last), 1);
  else delete (outer as Record<string, unknown>)[last];
  return copy;
}
