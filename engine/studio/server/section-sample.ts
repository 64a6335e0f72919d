import { inspectDraft } from '../../check/inspect-draft.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { readExamples } from '../../generate/gallery/examples.ts';
import { chooseText } from '../../generate/scaffold/site-texts.ts';
import { pointerOf, stepsOf, valueAt } from '../../model/schema/pointer.ts';
import { asSample } from '../../model/schema/sample-text.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { type SchemaNode, walk } from '../../model/schema/walk.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import { languagesIn } from '../../site/read-site.ts';
import { readTraditional } from '../../site/traditional.ts';
import type { SectionType } from '../protocol/state-protocol.ts';
import { fieldTitle } from './field-title.ts';

export type SampleSite = Pick<CheckedSite, 'input' | 'model'>;

const texts = ['Text', 'LocalizedText', 'PlainText', 'LocalizedWords', 'HtmlText', 'Markdown', 'Label'];

/** The path of the page that samples are checked in. */
const path = 'pages/_sample.json';

/** The sample of the first example that has no errors on this site, otherwise of the first example. */
export function firstValidSample(examples: Record<string, unknown>[], site: SampleSite): Record<string, unknown> {
  const samples = examples.map((example) => () => sectionSample(example, site));
  const sound = samples.find((sample) => errorsOf(sample(), site).length === 0) ?? samples[0];
  return sound?.() ?? {};
}

/**
 * Turns an example of a section into a sample for this site: with texts marked as samples, and links and pictures of the
 * site. Values with errors are removed if possible.
 */
function sectionSample(section: Record<string, unknown>, { input, model }: SampleSite): Record<string, unknown> {
  const languages = languagesIn(input.files);
  const { definitions } = input.schemas['shared.schema.json'] ?? {};
  const schema: Schema = { $ref: '#/definitions/Section', ...(definitions && { definitions }) };
  const picture = pictureOf(model);
  const traditional = readTraditional();
  const replace = (node: SchemaNode): { value: unknown } | undefined => {
    const { value, names, key } = node;
    const isOfKind = (...kinds: string[]) => names.some((name) => kinds.includes(name));
    if (isOfKind(...texts)) return sampleText(value, languages, traditional);
    // Code has one mark, on its first line.
    if (isOfKind('CodeText') && typeof value === 'string' && (typeof key === 'string' || key === 0))
      return { value: asSample(value) };
    if (isOfKind('ImageFile') && picture !== undefined) return { value: picture };
    if (isOfKind('Target') && typeof value === 'string' && !/^(https?|mailto|tel):/.test(value)) return { value: '/' };
    return undefined;
  };
  const sample = walk(section, schema, replace) as Record<string, unknown>;
  return withoutErrors(sample, { input, model });
}

/** A text in each language of the site, otherwise in English. One text stays one text. */
function sampleText(
  value: unknown,
  languages: string[],
  traditional: Record<string, string>,
): { value: unknown } | undefined {
  if (typeof value === 'string') return { value: asSample(value) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  const pickText = (language: string) => asSample(String(chooseText(language, given, traditional)));
  const [only = ''] = languages;
  return {
    value: languages.length === 1 ? pickText(only) : Object.fromEntries(languages.map((one) => [one, pickText(one)])),
  };
}

/** The logo of the site, otherwise its first picture. */
function pictureOf({ site, assets }: SiteModel): string | undefined {
  const pictures = [...assets].filter((asset) => /^images\/.+\.(svg|png|jpe?g|webp|avif|gif)$/i.test(asset)).sort();
  const logo = site?.logo;
  return logo !== undefined && assets.has(`images/${logo}`) ? logo : pictures[0]?.slice('images/'.length);
}

/** Removes values with errors, innermost first, while the number of errors decreases. */
function withoutErrors(section: Record<string, unknown>, site: SampleSite): Record<string, unknown> {
  let sample = section;
  let errors = errorsOf(sample, site);
  for (let tries = 0; errors.length > 0 && tries < maxRemovals; tries++) {
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

/** The maximum number of removals. */
const maxRemovals = 40;

/** The paths of a value and of those around it, innermost first. */
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

/** A copy without a value; `undefined` if the value does not exist. */
function withoutFile(section: Record<string, unknown>, steps: string[]): Record<string, unknown> | undefined {
  const copy = structuredClone(section);
  const last = steps.at(-1);
  const outer = valueAt(copy, steps.slice(0, -1));
  if (last === undefined || typeof outer !== 'object' || outer === null || last === 'type') return undefined;
  if (Array.isArray(outer)) outer.splice(Number(last), 1);
  else delete (outer as Record<string, unknown>)[last];
  return copy;
}

/** The section types with an example each, counted in `pages`. With `site`, the examples are samples for that site. */
export function listSectionTypes(
  folder: string,
  schemas: Schemas,
  pages: readonly unknown[] = [],
  site?: SampleSite,
): SectionType[] {
  const examples = new Map<string, Record<string, unknown>[]>();
  for (const { type, section } of readExamples(folder)) {
    const { id: _, ...value } = { ...section };
    examples.set(type, [...(examples.get(type) ?? []), value]);
  }
  const used = new Map<unknown, number>();
  for (const page of pages) countTypes(page, used);
  return [...examples].map(([type, all]) => {
    const schema = schemas[`sections/${type}.schema.json`] ?? {};
    const { description: en = '', zh = en, alias = '' } = schema;
    const names = String(alias).split(/\s+/).filter(Boolean);
    const value = (site ? firstValidSample(all, site) : all[0]) ?? {};
    return {
      type,
      title: fieldTitle([schema], type),
      description: { en, zh },
      names,
      used: used.get(type) ?? 0,
      value,
    };
  });
}

function countTypes(value: unknown, counts: Map<unknown, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const { type } = value as { type?: unknown };
  if (typeof type === 'string') counts.set(type, (counts.get(type) ?? 0) + 1);
  for (const inner of Object.values(value)) countTypes(inner, counts);
}
