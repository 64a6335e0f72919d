import type { CitedFields } from '../model/citation.ts';
import type {
  CompiledCitedFields,
  CompiledData,
  CompiledSection,
  Language,
  PictureFacts,
  SectionErrors,
} from '../model/compiled.ts';
import type { DataBinding } from '../model/data.ts';
import type { CodeText, HtmlText, PlainText, Target, Text } from '../model/kinds.ts';
import type { Location } from '../model/location.ts';
import { citationsAddress, copyAddress, sectionListsIn } from '../model/page-file.ts';
import type { Picture } from '../model/picture.ts';
import { fillSlugs, fillValues } from '../model/schema/placeholders.ts';
import { filledRedirects } from '../model/schema/redirects.ts';
import { type SchemaNode, walk } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import type { RelatedPages, SubjectIndex } from '../model/site-search.ts';
import type { Params } from '../model/source.ts';
import { type Preparation, prepareAnswer, prepareHtml } from '../model/sources/prepare-answer.ts';
import { addressesIn, filesAt } from './answer-files.ts';
import { answerForm } from './answer-form.ts';
import { compileCode } from './code.ts';
import type { CompileContext } from './context.ts';
import { addressingOf, fileHref } from './languages.ts';
import { compileLocation } from './location.ts';
import { compilePicture, compilePoster, pictureAt } from './picture.ts';
import { findRelated } from './search/find-related.ts';
import { subjectsOf } from './search/subjects.ts';
import { rewritesOf } from './site.ts';
import { compileRowTarget, compileTarget } from './target.ts';
import { compileText, inLanguage } from './text.ts';

/** A path and its parameters; those of a template are undefined. */
interface RouteAt {
  path: string;
  params?: Params | undefined;
}

/** Compiles a page's sections for one language and route. The schema gives the type of each field. */
export function compileSections(
  whole: Section[],
  language: Language,
  { path, params }: RouteAt,
  context: CompileContext,
): CompiledSection[] {
  const { site, schemas } = context;
  const pictures = (address: string) => pictureAt(address, context);
  const preparation = { ...preparationOf(context, language), pictures };
  const target = (to: Target, newTab?: boolean) => compileTarget(to, language, context, newTab);
  const compileValue = (node: SchemaNode): unknown => {
    const { value, names } = node;
    const is = (...types: string[]) => types.some((type) => names.includes(type));
    // Markdown is HTML already.
    if (is('HtmlText', 'Markdown'))
      return prepareHtml(fillValues(inLanguage(value as HtmlText, language), site), preparation);
    if (is('Text', 'LocalizedText')) return compileText(value as Text, language, site, target);
    if (is('PlainText', 'LocalizedWords')) return fillValues(inLanguage(value as PlainText, language), site);
    if (is('CodeText')) return compileCode(value as CodeText, site, target);
    if (is('Poster')) return compilePoster(value as Picture, language, context);
    if (is('Picture')) return compilePicture(value as Picture, language, context);
    if (is('Location')) return compileLocation(value as Location);
    if (is('SubjectIndex')) return subjectsOf(value as SubjectIndex, language, context);
    if (is('RelatedPages')) return findRelated(value as RelatedPages, path, language, context);
    // Captions are not downloaded, so only their address is needed.
    if (is('CaptionsFile')) return { href: target(value as Target).href };
    if (is('RowTarget', 'PagerTarget')) return compileRowTarget(value as Target, language, context);
    if (is('Target')) return target(value as Target);
    if (is('ArchiveName'))
      return { href: fileHref(copyAddress({ language, route: path }, value as string, 'zip'), context) };
    if (is('PdfName'))
      return { href: fileHref(copyAddress({ language, route: path }, value as string, 'pdf'), context) };
    if (is('DataBinding')) {
      const html = [...node.section.shown].flatMap(([field, as]) => (as === 'html' ? field : []));
      return compileData(value as DataBinding, html, language, params, context);
    }
    if (is('CitedFields')) {
      const { id = '' } = node.section.value as Section;
      const list = fileHref(citationsAddress({ language, route: path }, id), context);
      return { ...(value as CitedFields), list } satisfies CompiledCitedFields;
    }
    if (is('Link', 'ListedLink') && (value as { newTab?: boolean }).newTab !== undefined) {
      const { label, to, newTab } = value as { label: Text; to: Target; newTab: boolean };
      return { label: compileText(label, language, site, target), to: target(to, newTab) };
    }
    // Localized cells of a row.
    if (is(...cells)) return fillSlugs(inLanguage(value as Text, language), site);
    return typeof value === 'string' ? fillSlugs(value, site) : undefined;
  };
  const replace = (node: SchemaNode) => {
    const value = compileValue(node);
    return value === undefined ? undefined : { value };
  };
  const made = (sections: Section[]) =>
    walk({ sections }, schemas['shared.schema.json'] ?? {}, replace) as { sections: CompiledSection[] };
  return withoutIdle(context.origin ? whole.flatMap((one) => framed(one, made)) : made(whole).sections);
}

/** Compiles a section of a site that is shown in spite of errors. If that fails, shows its frame with the reason. */
function framed(
  section: Section,
  compile: (sections: Section[]) => { sections: CompiledSection[] },
): CompiledSection[] {
  const { unsound } = section as { unsound?: SectionErrors };
  try {
    const [made] = compile([section]).sections;
    if (!made) return [];
    // The heading of an unknown type is not compiled.
    if (unsound?.isEmpty && typeof made.heading === 'object' && !Array.isArray(made.heading)) delete made.heading;
    return [{ ...made, ...(unsound && { unsound }) }];
  } catch (error) {
    const { type, id = type, place } = section as Section & Pick<CompiledSection, 'place'>;
    const messages = unsound?.messages ?? [(error as Error).message];
    return [{ type, id, ...(place && { place }), unsound: { messages, isEmpty: true } }];
  }
}

/** Removes sections of related pages that found none, at every depth. */
function withoutIdle(sections: CompiledSection[]): CompiledSection[] {
  for (const list of sections.flatMap(sectionListsIn)) list.splice(0, list.length, ...withoutIdle(list));
  return sections.filter(({ related }) => related?.length !== 0);
}

const cells = ['AnyDay', 'DataAddress'];

/** The options to prepare texts of an answer, equal to those in the browser. */
export function preparationOf(context: CompileContext, language: Language): Preparation {
  const redirects = filledRedirects(context.site);
  const { sanitize } = context;
  return { language, rewrites: rewritesOf(context, language), redirects, sanitize, ...addressingOf(context) };
}

function compileData(
  binding: DataBinding,
  shownAsHtml: string[],
  language: Language,
  route: Params | undefined,
  context: CompileContext,
): CompiledData {
  const source = context.sources[binding.source];
  let isKnown = true;
  const params = Object.fromEntries(
    Object.entries(binding.params ?? {}).map(([name, value]) => {
      const parameter = /^\{route\.(\w+)\}$/.exec(value)?.[1];
      if (!parameter) return [name, value];
      isKnown &&= route !== undefined;
      return [name, route?.[parameter] ?? value];
    }),
  );
  if (source?.endpoint.byLanguage) params.language = language;
  const answer = isKnown ? source?.answer(params) : undefined;
  const schema = context.schemas[`sources/${source?.standsFor ?? binding.source}.schema.json`];
  const form = schema ? answerForm(schema, shownAsHtml) : {};
  // A site with errors may name an unknown source.
  const fixedState = source ? source.fixedState : 'failed';
  const always = {
    source: binding.source,
    params,
    path: source?.endpoint.path ?? '',
    form,
    ...(source?.endpoint.size !== undefined && { size: source.endpoint.size }),
    ...(fixedState && { fixedState }),
  };
  if (answer === undefined) return always;
  // A refreshed answer is prepared with the same pictures.
  const pictures: Record<string, PictureFacts> = {};
  const note = (address: string) => {
    const facts = pictureAt(address, context);
    if (facts) pictures[address] = facts;
    return facts;
  };
  const prepared = prepareAnswer(answer, form, { ...preparationOf(context, language), pictures: note });
  const addresses = addressesIn(prepared, language, context);
  for (const address of addresses) note(address);
  const files = filesAt(addresses, context);
  return {
    ...always,
    answer: prepared,
    ...(context.tagOf && { tag: context.tagOf(answer) }),
    ...(Object.keys(files).length > 0 && { files }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
}
