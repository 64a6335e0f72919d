import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInspector } from '../check/inspect-site.ts';
import { formatJson } from '../generate/scaffold/write-new-files.ts';
import { findMissingDescriptions } from '../generate/schemas/descriptions.ts';
import { writeEditorFiles } from '../generate/schemas/editor-files.ts';
import { generateSchemas } from '../generate/schemas/generate-schemas.ts';
import { guideFiles } from '../generate/schemas/guide.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { generateRequestSchemas, requestSchemasFile } from '../generate/schemas/request-schemas.ts';
import { sectionTypesFile, writeAddedSectionTypes, writeSectionTypes } from '../generate/schemas/section-types.ts';
import type { SiteNameInputs } from '../generate/schemas/site-names.ts';
import { findMissingTitles } from '../generate/schemas/titles.ts';
import { wordTypesFile, writeWordTypes } from '../generate/schemas/word-types.ts';
import { codesOf } from '../model/schema/languages.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { addedDescriptors, addedFolders, codeFolders, partsFolder, schemasHome } from '../site/code-folders.ts';
import { readSourceWords } from '../site/engine-words.ts';
import { listFiles, writeAtomically } from '../site/files/files.ts';
import { root } from '../site/paths.ts';
import { declaredCollections, readOwnSchemas, readSite } from '../site/read-site.ts';
import { collectRecords, createSources, readEndpoints, withDeclaredEndpoints } from '../site/records.ts';
import { settleEndpoints } from '../site/settle-endpoints.ts';
import { traditionalFile } from '../site/traditional.ts';

/** The inputs of a site's names. While the site has errors, its records are not read. */
async function namedBy(folder: string): Promise<SiteNameInputs> {
  const input = await readSite(folder);
  const { problems, model } = createInspector()(input);
  const values = Object.fromEntries(model.files.map(({ file, value }) => [file, value]));
  const isSound = problems.every(({ severity }) => severity !== 'error');
  if (!isSound || !model.site) return { ...input, files: model.files, sources: {} };
  const records = collectRecords(values, model.site);
  const code = await settleEndpoints(await readEndpoints(folder), records);
  const sources = createSources(withDeclaredEndpoints(code, values, codesOf(model.site)), records);
  return { ...input, files: model.files, sources };
}

/**
 * `npm run schemas`: writes the `schemas/` of a site or of the engine. Returns 1 for missing descriptions and labels of
 * the engine, and for stale files with `check`. Missing labels of a site's own types are only printed.
 */
export async function schemas({
  site = root,
  check = false,
}: {
  site?: string;
  check?: boolean;
} = {}): Promise<number> {
  const generated = site === root ? await generatedForRoot() : await inLanguagesOf(site);
  const own = site === root ? schemasIn(generated) : await readOwnSchemas(site);
  const missing = [...(site === root ? findMissingDescriptions(own) : []), ...findMissingTitles(own)];
  const failures = site === root ? missing.length : 0;
  for (const line of missing) console.log(line);
  const texts = Object.entries(generated).map(([path, text]) => [`schemas/${path}`, text]);
  const wanted: Record<string, string> = {
    ...Object.fromEntries(texts),
    ...wordTypesOf(site),
    ...sectionTypesOf(site),
    ...(site === root && {
      ...(await traditionalOf(generated)),
      [requestSchemasFile]: formatJson(await generateRequestSchemas()),
    }),
  };
  const present = (await listFiles(join(site, 'schemas')).catch(() => [])).map((path) => `schemas/${path}`);
  const extra = present.filter((path) => path.endsWith('.schema.json') && !(path in wanted));
  const changed: string[] = [];
  for (const [path, text] of Object.entries(wanted)) {
    const old = await readFile(join(site, path), 'utf8').catch(() => '');
    if (old !== text) changed.push(path);
  }
  if (check) {
    for (const path of [...changed, ...extra]) console.log(`${path} is stale. Run \`npm run schemas\` and commit it.`);
    return changed.length + extra.length + failures > 0 ? 1 : 0;
  }
  for (const path of changed) await writeAtomically(join(site, path), wanted[path] as string);
  for (const path of extra) await rm(join(site, path));
  await writeEditorFiles(site, await namedBy(site));
  console.log(`schemas: ${Object.keys(wanted).length} files, ${changed.length} written, ${extra.length} removed`);
  return failures > 0 ? 1 : 0;
}

/** The types of the message keys for code: the engine's own, or those of a site. */
function wordTypesOf(site: string): Record<string, string> {
  const hasWords = addedFolders(site).length > 0 || existsSync(join(site, partsFolder, 'words.json'));
  if (site !== root && !hasWords) return {};
  return { [site === root ? wordTypesFile : 'schemas/words.d.ts']: writeWordTypes(readSourceWords(site)) };
}

/** The types of sections by name for code: the engine's own, or those of a site and its packs. */
function sectionTypesOf(site: string): Record<string, string> {
  if (site === root) return { [sectionTypesFile]: writeSectionTypes(Object.keys(codeFolders('sections', root))) };
  const added = addedDescriptors(site);
  return Object.keys(added).length > 0 ? { 'schemas/sections.d.ts': writeAddedSectionTypes(added) } : {};
}

/** The engine's texts in Traditional Chinese, and the pairs of characters for search. */
async function traditionalOf(generated: Record<string, string>): Promise<Record<string, string>> {
  // Its dictionaries are there only where the engine is worked on.
  const { convertTexts: traditionalTexts } = await import('../generate/schemas/traditional.ts');
  const { hanPairsFile, listHanPairs } = await import('../generate/schemas/han-pairs.ts');
  const { RecordKinds } = JSON.parse(generated['kinds.schema.json'] ?? '').definitions;
  const texts = traditionalTexts(readSourceWords(), RecordKinds);
  const pairs = { source: 'OpenCC, Apache License 2.0', pairs: listHanPairs().join('') };
  return { [traditionalFile]: formatJson(texts), [hanPairsFile]: formatJson(pairs) };
}

/** The engine's schemas, and editor files that include the collections of the site in its folder. */
async function generatedForRoot(): Promise<Record<string, string>> {
  const { files } = await readSite(root);
  return generateSchemas(root, declaredCollections(files));
}

/** The schemas and guides that a site is checked by, each schema for the site's languages. */
async function inLanguagesOf(site: string): Promise<Record<string, string>> {
  await refreshSchemas(site);
  const { schemas } = await readSite(site);
  const guides = Object.values(guideFiles).map(
    async (path) => [path, await readFile(join(schemasHome(site), 'schemas', path), 'utf8')] as const,
  );
  const texts = Object.entries(schemas).map(([path, schema]) => [path, formatJson(schema)] as const);
  return Object.fromEntries([...texts, ...(await Promise.all(guides))]);
}

/** The schemas among the generated texts: those of the editor only repeat them. */
function schemasIn(texts: Record<string, string>): Schemas {
  const own = Object.entries(texts).filter(([path]) => path.endsWith('.schema.json') && !path.startsWith('..'));
  return Object.fromEntries(own.map(([path, text]) => [path, JSON.parse(text)]));
}
