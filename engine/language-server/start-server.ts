import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CodeActionKind,
  type CodeActionParams,
  createConnection,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  type ReferenceParams,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fileKindOf, type SiteFile } from '../check/site-files.ts';
import { filesByName } from '../check/site-model.ts';
import { valueAt } from '../model/schema/pointer.ts';
import { findReferences } from '../refactor/references/find-references.ts';
import { referenceRange } from '../refactor/references/name-reference.ts';
import { Refusal } from '../site/files/refusal.ts';
import { slashed } from '../site/paths.ts';
import { completeAddress } from './complete-address.ts';
import { completeRecord } from './complete-record.ts';
import { toRange } from './document-ranges.ts';
import { definitionOf, findDefinition, uriOf } from './find-definition.ts';
import { findSymbol, resolveSymbol } from './find-symbol.ts';
import { type FixAction, fixAllKind, listFixAll, listFixes } from './fix-actions.ts';
import { createJsonHints } from './json-hints.ts';
import { type InspectedSite, openWorkspace } from './open-workspace.ts';
import { createPublisher } from './publish-problems.ts';
import { isRenamable, prepareRename, renameSymbol } from './rename-symbol.ts';

/** Settings of a client, in `initializationOptions`. */
interface ClientOptions {
  /** How long nothing must be typed before the check, in milliseconds. Default: 150. */
  restMs?: number;
  /** Whether the server completes and explains fields. Default: yes. VS Code may do so by the site's schemas. */
  fieldHints?: boolean;
  /** Whether the server reports what the editor marks by the schemas too. Default: yes. VS Code validates open files itself. */
  schemaProblems?: boolean;
  /** The folder of the site, for a client that starts a server for each of several. Default: the opened folder. */
  site?: string;
}

/** Implements the Language Server Protocol over standard input and output, for the site that the editor opens. */
export function startLanguageServer(defaultSite: string): void {
  const connection = createConnection();
  const documents = new TextDocuments(TextDocument);
  connection.onInitialize((params): InitializeResult => {
    serve(params);
    return { capabilities, serverInfo: { name: 'pagewright' } };
  });

  const serve = ({ locale = '', capabilities, initializationOptions, ...params }: InitializeParams) => {
    const options: ClientOptions = initializationOptions ?? {};
    const { restMs = 150, fieldHints = true, schemaProblems = true, site } = options;
    const folder = site ?? siteOf(params) ?? defaultSite;
    const language = /^zh/i.test(locale) ? 'zh' : 'en';
    /** The path of a document in the site, if it is a file that is checked. */
    const fileOf = (uri: string): string | undefined => {
      if (!uri.startsWith('file:')) return undefined;
      const file = slashed(relative(folder, fileURLToPath(uri)));
      return !file.startsWith('..') && fileKindOf(file) ? file : undefined;
    };
    /** The open documents of the site, by path. */
    const openFiles = () =>
      new Map(
        documents.all().flatMap((document) => {
          const file = fileOf(document.uri);
          return file === undefined ? [] : [[file, document] as const];
        }),
      );
    const hints = createJsonHints(folder, language, capabilities);
    /** What an editor marks that validates JSON: by the settings of VS Code, or by the `$schema` of the file if it exists. */
    const marksIn = async (file: string, document: TextDocument, site: InspectedSite) => {
      const { value } = filesByName(site.model).get(file) ?? {};
      const schema = valueAt(value, ['$schema']);
      const isValidated = typeof schema === 'string' && existsSync(join(folder, dirname(file), schema));
      return isValidated || !fieldHints ? hints.marks(document, site) : [];
    };
    const publish = createPublisher({
      ...{ connection, folder, language, openFiles },
      marksIn: schemaProblems ? undefined : marksIn,
    });
    const workspace = openWorkspace(folder, {
      language,
      restMs,
      texts: () => Object.fromEntries([...openFiles()].map(([file, document]) => [file, document.getText()])),
      inspected: publish,
      failed: (message) => connection.console.error(message),
    });
    connection.onInitialized(() => workspace.follow());
    connection.onShutdown(() => workspace.close());
    documents.onDidChangeContent(({ document }) => fileOf(document.uri) && workspace.changeText());
    documents.onDidClose(({ document }) => fileOf(document.uri) && workspace.changeText());
    connection.onDidChangeWatchedFiles(() => workspace.changeDisk());

    /** The site and its file at a position; `undefined` for a document that is not a file of the site. */
    const locate = async ({ textDocument, position }: TextDocumentPositionParams) => {
      const site = fileOf(textDocument.uri) === undefined ? undefined : await workspace.current();
      const document = documents.get(textDocument.uri);
      const file = site && filesByName(site.model).get(fileOf(textDocument.uri) ?? '');
      return site && document && file && { site, document, file, offset: document.offsetAt(position) };
    };
    const locateSymbol = async (params: TextDocumentPositionParams) => {
      const here = await locate(params);
      const symbol = here && findSymbol(here.file, here.offset, here.site.model);
      return symbol && { symbol, site: here.site };
    };
    const listReferences = async ({ context, ...params }: ReferenceParams) => {
      const here = await locateSymbol(params);
      if (!here) return null;
      const { site, symbol } = here;
      const found = findReferences(resolveSymbol(symbol, site.model), site.model);
      const places = found.map((one) => ({
        uri: uriOf(folder, one.file.file),
        range: toRange(one.file.text, referenceRange(one)),
      }));
      if (context.includeDeclaration) return places;
      const declared = definitionOf(symbol, site.model, folder);
      const isDeclared = (one: (typeof places)[number]) =>
        declared.some(({ uri, range }) => uri === one.uri && range.start.line === one.range.start.line);
      return places.filter((one) => !isDeclared(one));
    };
    const listActions = async ({ textDocument, range, context: { only } }: CodeActionParams) => {
      const here = await locate({ textDocument, position: range.start });
      if (!here) return null;
      const { site, file, document } = here;
      const isWanted = (kind: string) => !only || only.some((one) => kind === one || kind.startsWith(`${one}.`));
      const all: FixAction[] = [
        ...(isWanted(CodeActionKind.QuickFix) ? listFixes(file, range, site, language) : []),
        ...(isWanted(fixAllKind) ? listFixAll(file, site, language) : []),
      ];
      const { uri, version } = document;
      return all.map(({ edits, ...action }) => ({
        ...action,
        edit: { documentChanges: [{ textDocument: { uri, version }, edits }] },
      }));
    };
    connection.onDefinition(async (params) => {
      const here = await locate(params);
      return here ? findDefinition(here.file, here.offset, here.site.model, folder) : null;
    });
    connection.onReferences(listReferences);
    connection.onCodeAction(listActions);
    connection.onPrepareRename(async (params) => {
      const here = await locateSymbol(params);
      return here && isRenamable(here.symbol) ? prepareRename(here.symbol, here.site.model) : null;
    });
    connection.onRenameRequest(async ({ newName, ...params }) => {
      const here = await locateSymbol(params);
      if (!here) return null;
      const open = openFiles();
      const versionOf = (file: string) => open.get(file)?.version ?? null;
      try {
        return await renameSymbol(here.symbol, newName, here.site, { folder, language, versionOf });
      } catch (error) {
        const message = error instanceof Refusal ? error.messages[language] : (error as Error).message;
        throw new ResponseError(ErrorCodes.InvalidRequest, message);
      }
    });
    const isJson = ({ kind }: SiteFile) => kind !== 'markdown';
    connection.onCompletion(async (params) => {
      const here = await locate(params);
      if (!here) return null;
      const { document, offset, site, file } = here;
      const text = document.getText();
      const names = [...completeAddress(text, offset, site), ...completeRecord(file, text, offset, site.model)];
      if (names.length > 0) return { isIncomplete: false, items: names };
      return fieldHints && isJson(file) ? hints.complete(document, offset, site) : null;
    });
    connection.onHover(async (params) => {
      const here = await locate(params);
      return here && fieldHints && isJson(here.file) ? hints.hover(here.document, here.offset, here.site) : null;
    });
  };
  documents.listen(connection);
  connection.listen();
}

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  hoverProvider: true,
  completionProvider: { triggerCharacters: ['"', ':', '/', '(', '#'] },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] },
};

/** The folder that an editor opens, if it is a site. */
function siteOf({ workspaceFolders, rootUri }: Omit<InitializeParams, 'capabilities'>): string | undefined {
  const uris = [...(workspaceFolders ?? []).map(({ uri }) => uri), ...(rootUri ? [rootUri] : [])];
  return uris.map((uri) => fileURLToPath(uri)).find((folder) => existsSync(join(folder, 'pages/site.json')));
}
