import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, type SchemaConfiguration } from 'vscode-json-languageservice';
import type { ClientCapabilities, CompletionList, Hover, Range } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { MessageLanguage } from '../check/messages/message.ts';
import { readExamples } from '../generate/gallery/examples.ts';
import { compactSchema } from '../generate/schemas/compact-schema.ts';
import { createEditorFiles } from '../generate/schemas/editor.ts';
import { collectSiteNames } from '../generate/schemas/site-names.ts';
import { lruMemo } from '../model/schema/lru-memo.ts';
import { once, oncePer } from '../model/schema/once.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { schemasHome } from '../site/code-folders.ts';
import { slashed } from '../site/paths.ts';
import { localizeSchema } from './localize-schema.ts';
import type { InspectedSite } from './open-workspace.ts';
import { readSources } from './read-sources.ts';

interface Association {
  fileMatch: string[];
  url: string;
  schema?: object;
}

/** Completion, hover and marks in JSON files, by the schemas that VS Code uses, in the language of the editor. */
export function createJsonHints(folder: string, language: MessageLanguage, capabilities: ClientCapabilities) {
  const examples = once(() => readExamples(folder));
  const filesFor = lruMemo(2, (schemas: Schemas) => {
    const localized = Object.entries(schemas).map(([path, schema]) => [path, localizeSchema(schema, language)]);
    return createEditorFiles(Object.fromEntries(localized), examples());
  });
  const namesIn = oncePer(async ({ input, model }: InspectedSite) => {
    const sources = await readSources(model, folder);
    return compactSchema(collectSiteNames({ ...input, files: model.files, sources }));
  });
  let files: Record<string, string> = {};
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      const path = slashed(relative(folder, fileURLToPath(uri)));
      return files[path] ?? readFile(join(schemasHome(folder), path), 'utf8');
    },
    clientCapabilities: capabilities,
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  let configured: { schemas: Record<string, string>; names: string } | undefined;
  const configure = async (site: InspectedSite) => {
    const schemas = filesFor(site.input.schemas);
    const names = await namesIn(site);
    // Otherwise each key would make the service compile all schemas again.
    if (configured?.schemas === schemas && configured.names === names) return;
    const made = Object.entries(schemas).map(([path, text]) => [path.replace('../', ''), text]);
    files = { ...Object.fromEntries(made), '.vscode/schemas/site-names.schema.json': names };
    const associations: Association[] = JSON.parse(files['.vscode/settings.json'] as string)['json.schemas'];
    service.configure({
      validate: true,
      schemas: associations.map(
        ({ fileMatch, url, schema }): SchemaConfiguration => ({
          uri: pathToFileURL(join(folder, url)).href,
          fileMatch,
          ...(schema && { schema }),
          folderUri: pathToFileURL(folder).href,
        }),
      ),
    });
    configured = { schemas, names };
  };
  return {
    async complete(document: TextDocument, offset: number, site: InspectedSite): Promise<CompletionList | null> {
      await configure(site);
      return service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
    },
    async hover(document: TextDocument, offset: number, site: InspectedSite): Promise<Hover | null> {
      await configure(site);
      return service.doHover(document, document.positionAt(offset), service.parseJSONDocument(document));
    },
    /** What an editor marks that validates the document by these schemas itself. */
    async marks(document: TextDocument, site: InspectedSite): Promise<Range[]> {
      await configure(site);
      const found = await service.doValidation(document, service.parseJSONDocument(document));
      return found.map(({ range }) => range);
    },
  };
}
