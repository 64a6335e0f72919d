import type { CompiledData, CompiledSection, Language } from '../descriptor/compiled.ts';
import type { DataBinding } from '../descriptor/data.ts';
import type { Target } from '../descriptor/link.ts';
import type { Picture } from '../descriptor/picture.ts';
import type { Include, Section } from '../descriptor/section.ts';
import type { Text } from '../descriptor/text.ts';
import { fillSlugs } from '../schema/placeholders.ts';
import { filledRedirects } from '../schema/redirects.ts';
import { type Met, walk } from '../schema/walk.ts';
import { type Preparation, prepareAnswer, prepareHtml } from '../sources/prepare-answer.ts';
import type { Params } from '../sources/source.ts';
import { filesIn } from './answer-files.ts';
import { answerForm } from './answer-form.ts';
import type { CompileContext } from './context.ts';
import { htmlFields } from './html-fields.ts';
import { compilePicture } from './picture.ts';
import { placed } from './places.ts';
import { rewritesOf } from './site.ts';
import { compileTarget } from './target.ts';
import { compileText, plain } from './text.ts';

/**
 * Compiles a page's sections for one language and one set of route parameters (`undefined` for the page that stands in
 * for unknown ones). The schema says what each field is, so a new section type needs nothing here. `file` is the page's
 * file, for the sections' places in dev.
 */
export function compileSections(
  sections: Section[],
  language: Language,
  route: Params | undefined,
  context: CompileContext,
  file?: string,
): CompiledSection[] {
  const { site, schemas } = context;
  const preparation = preparationOf(context, language);
  const target = (to: Target, newTab?: boolean) => compileTarget(to, language, context, newTab);
  const root = schemas['shared.schema.json'] ?? {};

  const included = include(placed(sections, file, context.origin), context);
  const taken = new Set(idsIn(included));
  const written = { sections: withIds(included, taken) };
  const replace = (met: Met): { value: unknown } | undefined => {
    const { value, names } = met;
    if (names.includes('Text') || names.includes('BilingualText')) {
      // Of a section's own rows: the section's `rows`, the row's number, the field.
      const rows = met.outer?.outer;
      const isHtml = rows?.key === 'rows' && htmlFields(rows.outer?.value as object).includes(String(met.key));
      if (isHtml) return { value: prepareHtml(plain(value as Text, language, site), preparation) };
      return { value: compileText(value as Text, language, site, target) };
    }
    if (names.includes('Picture')) return { value: compilePicture(value as Picture, language, context) };
    if (names.includes('Target')) return { value: target(value as Target) };
    if (names.includes('DataBinding')) {
      const html = htmlFields(met.outer?.value as object);
      return { value: compileData(value as DataBinding, html, language, route, context) };
    }
    if (names.includes('Link') && (value as { newTab?: boolean }).newTab !== undefined) {
      const { label, to, newTab } = value as { label: Text; to: Target; newTab: boolean };
      return { value: { label: compileText(label, language, site, target), to: target(to, newTab) } };
    }
    if (typeof value === 'string') return { value: fillSlugs(value, site) };
    return undefined;
  };

  const { sections: compiled } = walk(written, root, replace) as {
    sections: CompiledSection[];
  };
  return compiled;
}

/**
 * Calls `change` on every list of sections: the page's own, then those that stand under `sections` inside a section. What
 * holds nothing that changed is not copied.
 */
function eachList(sections: Section[], change: (list: Section[]) => Section[]): Section[] {
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map(inside);
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      key === 'sections' && Array.isArray(item) ? eachList(item, change) : inside(item),
    ]);
    return entries.every(([key, item]) => item === value[key as keyof typeof value])
      ? value
      : Object.fromEntries(entries);
  };
  return change(sections).map((section) => inside(section) as Section);
}

/** Puts shared sections in the place of each include. */
function include(sections: Section[], { shared, origin }: CompileContext): Section[] {
  const taken = (section: Section) => {
    if (section.type !== 'include') return [section];
    const { name } = section as Include;
    return placed(shared.get(name) ?? [], `pages/shared/${name}.json`, origin);
  };
  return eachList(sections, (list) => list.flatMap(taken));
}

function idsIn(sections: Section[]): string[] {
  const ids: string[] = [];
  eachList(sections, (list) => {
    ids.push(...list.flatMap(({ id }) => id ?? []));
    return list;
  });
  return ids;
}

/** Names every section without an id after its type, by the first name that is free: `table`, `table-2`. */
function withIds(sections: Section[], taken: Set<string>): Section[] {
  const free = (type: string) => {
    let id = type;
    for (let count = 2; taken.has(id); count++) id = `${type}-${count}`;
    taken.add(id);
    return id;
  };
  return eachList(sections, (list) => list.map((section) => ({ ...section, id: section.id ?? free(section.type) })));
}

/** How texts from outside are made ready for a page in a language: as the browser does it with what {@link rewritesOf} and redirects give it. */
function preparationOf(context: CompileContext, language: Language): Preparation {
  const redirects = filledRedirects(context.site);
  const { sanitise, folders = false } = context;
  return { language, rewrites: rewritesOf(context, language), redirects, sanitise, ...(folders && { folders }) };
}

function compileData(
  binding: DataBinding,
  shownAsHtml: string[],
  language: Language,
  route: Params | undefined,
  context: CompileContext,
): CompiledData {
  const source = context.sources[binding.source];
  let told = true;
  const params = Object.fromEntries(
    Object.entries(binding.params ?? {}).map(([name, value]) => {
      const parameter = /^\{route\.(\w+)\}$/.exec(value)?.[1];
      if (!parameter) return [name, value];
      told &&= route !== undefined;
      return [name, route?.[parameter] ?? value];
    }),
  );
  const answer = told ? source?.answer(params) : undefined;
  const schema = context.schemas[`sources/${source?.standsFor ?? binding.source}.schema.json`];
  const form = schema ? answerForm(schema, [...(source?.endpoint.html ?? []), ...shownAsHtml]) : {};
  const always = { form, ...(source?.still && { still: source.still }) };
  if (!source || answer === undefined) return { source: binding.source, params, ...always };
  const prepared = prepareAnswer(answer, form, preparationOf(context, language));
  const files = filesIn(prepared, language, context);
  return {
    source: binding.source,
    params,
    answer: prepared,
    ...always,
    ...(Object.keys(files).length > 0 && { files }),
  };
}
