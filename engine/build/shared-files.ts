import { sectionSchema } from '../compile/chapters.ts';
import type { CompileContext } from '../compile/context.ts';
import { routesOf } from '../compile/page.ts';
import type { CompiledSite, CompiledStyles, CompiledWords } from '../model/compiled.ts';
import type { PageDescriptor } from '../model/page.ts';
import type { WordFiles } from '../model/page-file.ts';
import { oncePer } from '../model/schema/once.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { visit } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import { hashOf } from '../site/files/seal.ts';
import type { TextTask } from './build-tasks.ts';
import { engineStyles, joinStyles, type Styles } from './styles.ts';
import { bundleFolder } from './vite-config.ts';

/** A section type is rare if fewer than one page in so many shows it. */
const few = 20;

/** Creates the style sheets that browsers cache: one for most pages, and one for each rare section type. */
export function styleFiles(context: CompileContext, styles: Styles): { styles: CompiledStyles; tasks: TextTask[] } {
  const seldom = seldomShown(context, styles);
  const { first, ...rest } = engineStyles;
  const shared = Object.keys(styles.parts).filter((name) => name !== first && !seldom.includes(name));
  const all = cachedFile('styles', 'css', joinStyles(styles, [...Object.values(rest), ...shared]));
  const own = seldom.map((type) => [type, cachedFile(`styles-${type}`, 'css', joinStyles(styles, [type]))] as const);
  return {
    styles: { shared: `/${all.path}`, own: Object.fromEntries(own.map(([type, { path }]) => [type, `/${path}`])) },
    tasks: [all, ...own.map(([, task]) => task)],
  };
}

/** The section types with styles that few routes show. */
function seldomShown(context: CompileContext, { parts }: Styles): string[] {
  const routes = routesOf(context);
  const typesOf = oncePer((page: PageDescriptor) => typesIn(page, context));
  const shown = new Map<string, number>();
  for (const { page } of routes) for (const type of typesOf(page)) shown.set(type, (shown.get(type) ?? 0) + 1);
  const isPart = (name: string) => Object.values(engineStyles).includes(name);
  return Object.keys(parts).filter((name) => !isPart(name) && (shown.get(name) ?? 0) * few < routes.length);
}

function typesIn(page: PageDescriptor, context: CompileContext): string[] {
  const known = context.outlineOf?.(page)?.types;
  if (known) return known;
  const found = new Set<string>();
  for (const section of page.sections)
    visit(section, sectionSchema(context), ({ names, value }) => {
      if (names.includes('Section')) found.add((value as Section).type);
    });
  return [...found];
}

/** Splits a language's messages into cached files: one for every page, and one for each section type. */
export function wordFiles(
  { language, words }: Pick<CompiledSite, 'language' | 'words'>,
  schemas: Schemas,
): { files: WordFiles; tasks: TextTask[] } {
  // The offline page has its own file, like a section type.
  const isApart = (name: string) => name === 'offline' || `sections/${name}.schema.json` in schemas;
  const file = (name: string, messages: CompiledWords) => cachedFile(name, 'json', JSON.stringify(messages));
  const entries = Object.entries(words);
  const every = file(`words-${language}`, Object.fromEntries(entries.filter(([name]) => !isApart(name))));
  const sections = entries
    .filter(([name]) => isApart(name))
    .map(([name, texts]) => [name, file(`words-${language}-${name}`, { [name]: texts })] as const);
  return {
    files: {
      every: `/${every.path}`,
      sections: Object.fromEntries(sections.map(([name, { path }]) => [name, `/${path}`])),
    },
    tasks: [every, ...sections.map(([, task]) => task)],
  };
}

/** A file that browsers cache for ever, because its name has the hash of its text. */
function cachedFile(name: string, ending: string, text: string): TextTask {
  return { path: `${bundleFolder}/${name}-${hashOf(text).slice(0, 8)}.${ending}`, text };
}
