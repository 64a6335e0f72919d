import type { Connection, Range } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { readPlain } from '../check/located-json.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import type { Problem } from '../check/problem.ts';
import { schemaCodes } from '../check/rules/rules.ts';
import { filesByName } from '../check/site-model.ts';
import { groupBy } from '../model/group-by.ts';
import { uriOf } from './find-definition.ts';
import type { InspectedSite } from './open-workspace.ts';
import { toDiagnostic } from './to-diagnostic.ts';

interface PublisherOptions {
  connection: Connection;
  folder: string;
  language: MessageLanguage;
  /** The open documents of the site, by path. */
  openFiles: () => ReadonlyMap<string, TextDocument>;
  /** What the editor itself marks in an open file by the schemas. Default: nothing. */
  marksIn?: ((file: string, document: TextDocument, site: InspectedSite) => Promise<Range[]>) | undefined;
}

/** Sends the problems of all files after each inspection, and removes those that are gone. */
export function createPublisher({ connection, folder, language, openFiles, marksIn }: PublisherOptions) {
  let published = new Set<string>();
  return async (site: InspectedSite): Promise<void> => {
    const { problems, model, input } = site;
    const byFile = groupBy(problems, ({ file }) => file);
    const files = filesByName(model);
    // A document can change while its marks are computed.
    const documents = new Map(
      [...openFiles()].map(([file, document]) => {
        const { uri, version } = document;
        return [file, { uri, version, document, text: document.getText() }] as const;
      }),
    );
    for (const [file, { document }] of documents) {
      const own = byFile.get(file);
      if (marksIn && own?.some(isOfSchema)) byFile.set(file, withoutMarked(own, await marksIn(file, document, site)));
    }
    const open = [...documents.keys()].filter((file) => Object.hasOwn(input.files, file));
    const others = new Set([...published, ...byFile.keys()].filter((file) => !open.includes(file)));
    published = new Set(byFile.keys());
    // Open files come last: with their version, the diagnostics of the others are complete too.
    for (const file of [...others, ...open]) {
      const { uri = uriOf(folder, file), version, text } = documents.get(file) ?? {};
      const located = files.get(file) ?? readPlain(file, text ?? input.files[file] ?? input.config?.texts[file] ?? '');
      const diagnostics = (byFile.get(file) ?? []).map((one) => toDiagnostic(one, located, language));
      void connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) });
    }
  };
}

const isOfSchema = ({ code }: Problem) => schemaCodes.includes(code);

/** The problems without those of the schema in lines that the editor marks. */
function withoutMarked(problems: Problem[], marks: Range[]): Problem[] {
  const isMarked = ({ line }: Problem) => marks.some(({ start, end }) => start.line < line && line <= end.line + 1);
  return problems.filter((one) => !isOfSchema(one) || !isMarked(one));
}
