import type { SiteModel } from '../check/site-model.ts';
import type { CompileSource } from '../compile/context.ts';
import { codesOf } from '../model/schema/languages.ts';
import { collectRecords, createSources, readEndpoints, withDeclaredEndpoints } from '../site/records.ts';
import { settleEndpoints } from '../site/settle-endpoints.ts';

/** The sources of a site, for completion of their parameters. Empty while they cannot be read. */
export async function readSources({ ofKind, site }: SiteModel, folder: string): Promise<Record<string, CompileSource>> {
  if (!site) return {};
  try {
    const valuesOf = (kind: 'record' | 'collection') =>
      Object.fromEntries(ofKind(kind).flatMap(({ file, value, valid }) => (valid ? [[file, value]] : [])));
    const records = collectRecords(valuesOf('record'), site);
    const settled = await settleEndpoints(await readEndpoints(folder), records);
    return createSources(withDeclaredEndpoints(settled, valuesOf('collection'), codesOf(site)), records);
  } catch {
    return {};
  }
}
