import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  ClientCapabilities,
  type CompletionItem,
  getLanguageService,
  type MarkupContent,
  type Range,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { root, slashed } from '../site/paths.ts';

interface Association {
  fileMatch: string[];
  url: string;
  schema?: object;
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Opens VS Code's JSON service with a workspace's settings. `given` overrides files of the folder. In texts, `|` marks the cursor. */
export async function openEditor(given: Record<string, string> = {}, folder = root) {
  const service = getLanguageService({
    schemaRequestService: (uri) => {
      const path = fileURLToPath(uri);
      const own = given[slashed(relative(folder, path))];
      return own === undefined ? readFile(path, 'utf8') : Promise.resolve(own);
    },
    clientCapabilities: ClientCapabilities.LATEST,
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  const settings = JSON.parse(await readFile(join(folder, '.vscode/settings.json'), 'utf8'));
  service.configure({
    validate: true,
    schemas: (settings['json.schemas'] as Association[]).map(({ fileMatch, url, schema }) => ({
      uri: pathToFileURL(join(folder, url)).href,
      fileMatch,
      schema,
      folderUri: pathToFileURL(folder).href,
    })),
  });
  const opened = (file: string, text: string) =>
    TextDocument.create(pathToFileURL(join(folder, file)).href, 'json', 1, text);
  const completed = async (file: string, marked: string) => {
    const { text, at } = unmarked(marked);
    const document = opened(file, text);
    const list = await service.doComplete(document, document.positionAt(at), service.parseJSONDocument(document));
    return { document, items: list?.items ?? [] };
  };
  return {
    /** The problems, with their lines from 1. */
    async marks(file: string, text: string) {
      const document = opened(file, text);
      // VS Code reports violations of JSON as errors, like violations of a schema.
      const settings = { comments: 'error', trailingCommas: 'error' } as const;
      const found = await service.doValidation(document, service.parseJSONDocument(document), settings);
      return found.map(({ range, message }) => ({
        line: range.start.line + 1,
        end: range.end.line + 1,
        message: wordsOf(message),
      }));
    },
    /** The labels of the suggestions, with their descriptions. */
    async proposals(file: string, marked: string) {
      const { items } = await completed(file, marked);
      return new Map(items.map(({ label, documentation }) => [label.replace(/^"|"$/g, ''), wordsOf(documentation)]));
    },
    /** The suggestions in display order. */
    async sorted(file: string, marked: string) {
      const { items } = await completed(file, marked);
      const order = ({ sortText, label }: CompletionItem) => sortText ?? label;
      return items
        .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
        .map(({ label, detail = '' }) => ({ name: label.replace(/^"|"$/g, ''), detail }));
    },
    /** The text after accepting a suggestion. */
    async taken(file: string, marked: string, proposal: string) {
      const { document, items } = await completed(file, marked);
      const { textEdit } = items.find(({ label }) => label.replace(/^"|"$/g, '') === proposal) as CompletionItem;
      const { newText, range } = textEdit as { newText: string; range: Range };
      return TextDocument.applyEdits(document, [{ newText: filledIn(newText), range }]);
    },
    async hover(file: string, marked: string) {
      const { text, at } = unmarked(marked);
      const document = opened(file, text);
      const found = await service.doHover(document, document.positionAt(at + 1), service.parseJSONDocument(document));
      return [found?.contents ?? '']
        .flat()
        .map((part) => wordsOf(part as string | MarkupContent))
        .join('\n');
    },
    /** The texts for which the editor shows a color. */
    async colors(file: string, text: string): Promise<string[]> {
      const document = opened(file, text);
      const found = await service.findDocumentColors(document, service.parseJSONDocument(document));
      return found.map(({ range }) => JSON.parse(document.getText(range)));
    },
  };
}

function unmarked(text: string): { text: string; at: number } {
  const at = text.indexOf('|');
  return { text: text.slice(0, at) + text.slice(at + 1), at };
}

function wordsOf(words: string | MarkupContent | undefined): string {
  return typeof words === 'string' ? words : (words?.value ?? '');
}

/** A snippet with its placeholders filled in: the first choice, `x` for a text, or null. */
function filledIn(snippet: string): string {
  return (
    snippet
      .replace(/\$\{\d+\|((?:\\.|[^,|\\])*)(?:\\.|[^|\\])*\|\}/g, (_, first: string) => first)
      .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, given: string) => given.replace(/\\([\\$}])/g, '$1'))
      // An object with only optional fields is empty, with the cursor inside.
      .replace(/\{\$\d+\}/g, '{}')
      .replace(/(?<!")\$\d+/g, 'null')
      .replace(/\$\d+/g, 'x')
  );
}
