import type { CompiledSeries, Crumb, Language } from '../model/compiled.ts';
import type { PageDescriptor } from '../model/page.ts';
import { routeHref } from '../model/page-file.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { chapterSeries } from './chapters.ts';
import type { CompileContext } from './context.ts';
import { addressingOf } from './languages.ts';
import { plainText } from './text.ts';

/** The position of a page among the chapters of the first page that shows it. */
export function seriesOf(
  page: PageDescriptor,
  language: Language,
  context: CompileContext,
): CompiledSeries | undefined {
  const series = chapterSeries(context).get(page);
  if (!series) return undefined;
  const { site } = context;
  const crumb = ({ title, route }: PageDescriptor): Crumb => ({
    label: plainText(title, language, site),
    href: routeHref(fillSlugs(route, site), language, addressingOf(context)),
  });
  const { whole, all } = series;
  const at = all.indexOf(page);
  const [previous, next] = [all[at - 1], all[at + 1]];
  const updated = context.changed?.(page);
  return {
    ...(previous && { previous: crumb(previous) }),
    ...(next && { next: crumb(next) }),
    whole: crumb(whole),
    ...(updated && { updated }),
  };
}
