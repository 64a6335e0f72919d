import { sectionSchema } from '../compile/chapters.ts';
import type { CompileContext } from '../compile/context.ts';
import { compileLanguages, fileHref } from '../compile/languages.ts';
import { routesOf } from '../compile/page.ts';
import { placeUrls } from '../compile/place-urls.ts';
import type { CompiledStyles } from '../model/compiled.ts';
import { groupBy } from '../model/group-by.ts';
import type { PageDescriptor } from '../model/page.ts';
import { oncePer } from '../model/schema/once.ts';
import { visit } from '../model/schema/walk.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import type { Section } from '../model/section.ts';
import { hashOf } from '../site/files/seal.ts';
import type { TextTask } from './build-tasks.ts';
import { joinBlocks, parseCss, printCss } from './css-rules.ts';
import { createFirstViewStyles, type FirstViewStyles } from './first-view-styles.ts';
import { qualities } from './precompress.ts';
import { groupOf } from './registry.ts';
import { engineStyles, joinStyles, type Styles } from './styles.ts';
import { bundleFolder } from './vite-config.ts';

/** A section type is rare if fewer than one page in so many shows it. */
const few = 10;

/** Creates the style sheets that browsers cache: one for most pages, and one for each group of rare section types. */
export function createStyleFiles(
  context: CompileContext,
  unplaced: Styles,
  themeCss: string,
): { styles: CompiledStyles; tasks: TextTask[] } & Pick<FirstViewStyles, 'inline' | 'theme'> {
  const styles = placed(unplaced, folderOnHost(context.site));
  const seldom = seldomShown(context, styles);
  const tags = compileLanguages(context.site).map(({ tag }) => tag);
  const writing = {
    hasChinese: tags.some((tag) => tag.startsWith('zh')),
    hasRightToLeft: compileLanguages(context.site).some(({ direction }) => direction === 'rtl'),
  };
  const { inline: texts, theme, rest, fill } = createFirstViewStyles(styles, themeCss, writing, new Set(seldom));
  const { first, ...others } = engineStyles;
  const { [first]: base = '', ...inline } = texts;
  const shared = [
    ...Object.values(others),
    ...Object.keys(styles.parts).filter((name) => name !== first && !seldom.includes(name)),
  ];
  const tidy = (css: string) => printCss(joinBlocks(parseCss(css)));
  const file = (name: string, css: string): TextTask => {
    const text = tidy(css);
    return { path: `${bundleFolder}/${name}-${hashOf(text).slice(0, 8)}.css`, text, quality: qualities.small };
  };
  const all = file('styles', rest + fill(joinStyles(styles, shared)));
  const own = [...groupBy(seldom, (type) => groupOf(type))].map(([name, types]) => ({
    types,
    // Every page has the shared sheet, too.
    task: file(`styles-${name}`, fill(joinStyles(styles, types, shared))),
  }));
  const addresses = own.flatMap(({ types, task }) => types.map((type) => [type, fileHref(`/${task.path}`, context)]));
  return {
    styles: { shared: fileHref(`/${all.path}`, context), own: Object.fromEntries(addresses) },
    tasks: [all, ...own.map(({ task }) => task)],
    // Without a pattern, its styles show nothing.
    inline: { ...inline, ...(!context.site.theme?.pattern && { [engineStyles.pattern]: '' }) },
    // One text, because every document has both: each text costs a hash in the policy.
    theme: tidy(theme + base),
  };
}

/** The styles with addresses that begin with the site's folder. */
function placed({ sheets, parts }: Styles, base: string): Styles {
  const texts = Object.entries(sheets).map(([path, text]) => [path, placeUrls(text, base)]);
  return { sheets: Object.fromEntries(texts), parts };
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
