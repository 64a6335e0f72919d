import type { CompiledPage } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { withoutLast } from '../../model/schema/placeholders.ts';
import type { SearchEntry } from '../../search/entry.ts';
import type { CompileContext } from '../context.ts';
import { addressingOf, compileLanguages } from '../languages.ts';
import { type Route, wholePage } from '../page.ts';
import { plainText } from '../text.ts';
import { listedRecords } from './listed-records.ts';
import { nodesByKind } from './nodes-by-kind.ts';
import { writtenWords } from './written-words.ts';

/** The search entries of a page: the page, its headings, list items and records. None for hidden pages. */
export function searchEntries(
  route: Route,
  page: CompiledPage,
  context: CompileContext,
  whole = wholePage(route, context),
): SearchEntry[] {
  const { routeDefaults, noindex, lead, description, descriptionFrom } = route.page;
  if (!route.params || noindex || (routeDefaults && route.path !== withoutLast(route.pattern))) return [];
  const { title, language, contentLanguage } = page;
  const tag = compileLanguages(context.site).find(({ code }) => code === contentLanguage)?.tag;
  const lang = tag === undefined ? {} : { lang: tag };
  const kinds = nodesByKind(whole, context.schemas['shared.schema.json'] ?? {});
  const found = [...writtenWords(kinds, language, context), ...listedRecords(page.sections, kinds, context)];
  const own = found.filter(({ anchor }) => anchor === '');
  const said = [
    ...(lead === undefined ? [] : [plainText(lead, language, context.site)]),
    ...(description === undefined && !descriptionFrom ? [] : [page.description]),
  ];
  const href = routeHref(route.path, language, addressingOf(context));
  // A page about one record has the kind of that record.
  const kind = own.find(({ kind }) => kind !== 'section')?.kind ?? 'page';
  const parts = found.flatMap(({ kind, anchor, texts, leads }): SearchEntry[] => {
    const [name, ...others] = texts.filter((text) => text.trim() !== '');
    if (anchor === '' || name === undefined) return [];
    return [
      {
        kind,
        title: name,
        href: `${href}#${anchor}`,
        text: joined(others),
        within: title,
        ...lang,
        ...(leads && { leads }),
      },
    ];
  });
  const texts = new Set([...said, ...own.flatMap(({ texts }) => texts)]);
  texts.delete(title);
  return [{ kind, title, href, text: joined([...texts]), within: '', ...lang }, ...parts];
}

function joined(texts: string[]): string {
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}
