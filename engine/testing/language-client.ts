import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeParams,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { root } from '../site/paths.ts';
import { atExit } from './at-exit.ts';

export type LanguageClient = Awaited<ReturnType<typeof startLanguageClient>>;

/** Starts the language server on a folder, as an editor does. */
export async function startLanguageClient(folder: string, options: Partial<InitializeParams> = {}) {
  const child = spawn(
    process.execPath,
    [join(root, 'engine/cli/pagewright.mjs'), 'language-server', '--stdio', '--site', folder],
    { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  child.once(
    'exit',
    atExit(() => child.kill('SIGKILL')),
  );
  const errors: string[] = [];
  child.stderr.on('data', (data) => errors.push(String(data)));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const uriOf = (file: string) => pathToFileURL(join(folder, file)).href;
  const published = new Map<string, PublishDiagnosticsParams>();
  let notify = () => {};
  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    published.set(params.uri, params);
    notify();
  });
  connection.listen();
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const { capabilities } = (await Promise.race([
    connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: {},
      ...options,
      initializationOptions: { restMs: 0, ...options.initializationOptions },
    }),
    ended.then(([code]) => Promise.reject(new Error(`the language server ended with ${code}:\n${errors.join('')}`))),
  ])) as { capabilities: object };
  await connection.sendNotification('initialized', {});
  const versions = new Map<string, number>();
  const next = (uri: string) => {
    const version = (versions.get(uri) ?? 0) + 1;
    versions.set(uri, version);
    return version;
  };
  /** Waits until the server has published the diagnostics of the last version of a file. */
  const settle = async (uri: string) => {
    while (published.get(uri)?.version !== versions.get(uri)) {
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    }
  };
  return {
    capabilities,
    uriOf,
    request: <Result>(method: string, params: object): Promise<Result> => connection.sendRequest(method, params),
    notify: (method: string, params: object) => connection.sendNotification(method, params),
    /** Opens a file with a text, and waits for its diagnostics. */
    async open(file: string, text: string) {
      const uri = uriOf(file);
      const languageId = file.endsWith('.md') ? 'markdown' : 'json';
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version: next(uri), text },
      });
      await settle(uri);
    },
    /** Replaces the text of an open file, and waits for its diagnostics. */
    async change(file: string, text: string) {
      const uri = uriOf(file);
      await connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: next(uri) },
        contentChanges: [{ text }],
      });
      await settle(uri);
    },
    async close(file: string) {
      await connection.sendNotification('textDocument/didClose', { textDocument: { uri: uriOf(file) } });
    },
    /** All current diagnostics by URI. Files without one are left out. */
    diagnostics: (): Map<string, Diagnostic[]> =>
      new Map([...published].flatMap(([uri, { diagnostics }]) => (diagnostics.length > 0 ? [[uri, diagnostics]] : []))),
    /** Ends the server as an editor does. Returns its exit code. */
    async stop(): Promise<number | null> {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const [code] = await ended;
      connection.dispose();
      return code;
    },
  };
}
