import type { Connection } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { readPlain } from '../check/located-json.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
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
}

/** Sends the problems of all files after each inspection, and removes those that are gone. */
export function createPublisher({ connection, folder, language, openFiles }: PublisherOptions) {
  let published = new Set<string>();
  return ({ problems, model, input }: InspectedSite): void => {
    const byFile = groupBy(problems, ({ file }) => file);
    const files = filesByName(model);
    const documents = openFiles();
    const open = [...documents.keys()].filter((file) => Object.hasOwn(input.files, file));
    const others = new Set([...published, ...byFile.keys()].filter((file) => !open.includes(file)));
    published = new Set(byFile.keys());
    // Open files come last: with their version, the diagnostics of the others are complete too.
    for (const file of [...others, ...open]) {
      const document = documents.get(file);
      const located =
        files.get(file) ?? readPlain(file, document?.getText() ?? input.files[file] ?? input.config?.texts[file] ?? '');
      const diagnostics = (byFile.get(file) ?? []).map((one) => toDiagnostic(one, located, language));
      const sent = { uri: document?.uri ?? uriOf(folder, file), diagnostics };
      void connection.sendDiagnostics(document ? { ...sent, version: document.version } : sent);
    }
  };
}
