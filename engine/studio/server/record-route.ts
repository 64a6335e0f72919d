import { collectionNameOf, recordAddress, recordPagesOf, recordsIn } from '../../check/record-pages.ts';
import type { SiteModel } from '../../check/site-model.ts';
import type { CompileContext } from '../../compile/context.ts';
import { bindingsIn, type Route, routesOf } from '../../compile/page.ts';
import { wholeSections } from '../../compile/whole-sections.ts';
import type { DataBinding } from '../../model/data.ts';
import { collectionInFile } from '../../model/schema/collections.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import type { FilePointer } from '../protocol/protocol.ts';

/**
 * The route that shows a record: its own page, otherwise the first page that lists it, otherwise the first page bound to
 * its collection. `undefined` if no page shows it.
 */
export function recordRoute(
  { file: path, pointer }: FilePointer,
  model: SiteModel,
  context: CompileContext,
): string | undefined {
  const { site } = context;
  const file = model.files.find((one) => one.file === path);
  const collection = file && (collectionInFile(path) ?? collectionNameOf(file));
  if (!file || collection === undefined) return undefined;
  const [, index] = /^\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  const records = file.kind === 'record' ? recordsIn(file) : [];
  const record = records.find(({ path: [at] }) => at === undefined || String(at) === (index ?? '0'))?.record;
  const routes = routesOf(context).filter(({ params }) => params !== undefined);
  if (record) {
    // The model has no site if site.json has errors, but the preview has.
    const own = recordPagesOf({ ...model, site })
      .filter((page) => page.collection === collection)
      .map((page) => fillSlugs(recordAddress(page, record), site));
    const exact = routes.find(({ path }) => own.includes(path));
    if (exact) return decodeURIComponent(exact.path);
  }
  const bound = routes.flatMap((route) =>
    bindingsOf(route, collection, context).map((binding) => ({ route, binding })),
  );
  const listing = bound.find(({ route, binding }) => record && holds(answerOf(binding, route, context), record));
  const shown = (listing ?? bound[0])?.route.path;
  return shown === undefined ? undefined : decodeURIComponent(shown);
}

/** The data bindings of a page to a collection, also in included sections. */
function bindingsOf({ page }: Route, collection: string, context: CompileContext): DataBinding[] {
  const sections = wholeSections(page.sections, context.fileOf?.(page), context);
  return bindingsIn(sections).filter(({ source }) => source?.split('.')[0] === collection);
}

function answerOf({ source, params = {} }: DataBinding, { params: own }: Route, { sources }: CompileContext): unknown {
  const given = Object.entries(params).map(([name, value]) => {
    const parameter = /^\{route\.(\w+)\}$/.exec(value)?.[1];
    return [name, parameter === undefined ? value : own?.[parameter]] as const;
  });
  return sources[source]?.answer(Object.fromEntries(given.map(([name, value]) => [name, value ?? ''])));
}

/** Whether an answer contains a record, compared by `id` or by value. */
function holds(answer: unknown, record: Record<string, unknown>): boolean {
  const list = Array.isArray(answer) ? answer : (answer as { data?: unknown } | undefined)?.data;
  if (!Array.isArray(list)) return false;
  const wanted = JSON.stringify(record.id ?? record);
  return list.some((item) => JSON.stringify((item as Record<string, unknown> | null)?.id ?? item) === wanted);
}
