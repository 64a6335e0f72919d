import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { root, slashed } from '../paths.ts';

/** A place of VS Code's settings under `json.schemas`. */
interface Association {
  fileMatch: string[];
  url: string;
  schema?: object;
}

/** VS Code's JSON service as the repository's settings configure it, and what it says of a file. */
export interface Editor {
  /** What the editor marks, each with its line from 1. */
  marks(file: string, text: string): Promise<{ line: number; message: string }[]>;
  /** What the editor proposes where `|` stands in the text, with the words it shows beside each. */
  proposals(file: string, text: string): Promise<Map<string, string>>;
}

/** Opens the editor on a workspace whose `schemas/` and `.vscode/` are the repository's; `given` answers other files by path. */
export async function openEditor(given: Record<string, string> = {}): Promise<Editor> {
  const service = getLanguageService({
    schemaRequestService: (uri) => {
      const path = fileURLToPath(uri);
      const own = given[slashed(relative(root, path))];
      return own === undefined ? readFile(path, 'utf8') : Promise.resolve(own);
    },
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8'));
  service.configure({
    validate: true,
    schemas: (settings['json.schemas'] as Association[]).map(({ fileMatch, url, schema }) => ({
      uri: pathToFileURL(join(root, url)).href,
      fileMatch,
      schema,
      folderUri: pathToFileURL(root).href,
    })),
  });
  return { marks: marksOf(service), proposals: proposalsOf(service) };
}

function marksOf(service: LanguageService): Editor['marks'] {
  return async (file, text) => {
    const document = documentOf(file, text);
    // VS Code reports what JSON itself forbids as errors, like what a schema forbids.
    const settings = { comments: 'error', trailingCommas: 'error' } as const;
    const found = await service.doValidation(document, service.parseJSONDocument(document), settings);
    return found.map(({ range, message }) => ({
      line: range.start.line + 1,
      message: typeof message === 'string' ? message : message.value,
    }));
  };
}

function proposalsOf(service: LanguageService): Editor['proposals'] {
  return async (file, marked) => {
    const at = marked.indexOf('|');
    const document = documentOf(file, marked.slice(0, at) + marked.slice(at + 1));
    const list = await service.doComplete(document, document.positionAt(at), service.parseJSONDocument(document));
    const words = (documentation: string | { value: string } | undefined) =>
      typeof documentation === 'string' ? documentation : (documentation?.value ?? '');
    return new Map(
      (list?.items ?? []).map(({ label, documentation }) => [label.replace(/^"|"$/g, ''), words(documentation)]),
    );
  };
}

function documentOf(file: string, text: string): TextDocument {
  return TextDocument.create(pathToFileURL(join(root, file)).href, 'json', 1, text);
}
