import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commands, window, workspace } from 'vscode';
import { findMessage, reportFailedStart } from './report-failed-start.js';
import { SiteClient } from './site-client.js';

/** The client of each site by its folder, with the promise of its start. */
const clients = new Map();

/** Starts the language server of every site in the workspace. */
export async function activate({ subscriptions }) {
  subscriptions.push(
    workspace.onDidChangeWorkspaceFolders(restart),
    commands.registerCommand('pagewright.restart', restart),
  );
  await startAll();
}

export async function deactivate() {
  const stopped = [...clients.values()].map(async ({ client, started }) => {
    await started.catch(() => {});
    if (client.needsStop()) await client.stop();
  });
  clients.clear();
  await Promise.all(stopped);
}

async function restart() {
  await deactivate();
  await startAll();
}

async function startAll() {
  const folders = workspace.workspaceFolders ?? [];
  await Promise.all(folders.flatMap((folder) => sitesIn(folder.uri.fsPath).map((site) => start(site, folder))));
}

/** The sites in a folder: itself, or its direct subfolders. */
function sitesIn(folder) {
  const isSite = (path) => existsSync(join(path, 'pages/site.json'));
  if (isSite(folder)) return [folder];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((one) => (one.isDirectory() && isSite(join(folder, one.name)) ? join(folder, one.name) : []));
}

async function start(site, workspaceFolder) {
  const program = findProgram(site);
  if (!program) {
    window.showWarningMessage(`Pagewright is not installed in ${site}. Run npm install there.`);
    return;
  }
  const run = {
    command: workspace.getConfiguration('pagewright').get('node', 'node'),
    args: [program, 'language-server', '--stdio', '--site', site],
    options: { cwd: site },
  };
  const pattern = `${site.replaceAll('\\', '/')}/{pages,assets/records}/**/*`;
  const client = new SiteClient(run, {
    documentSelector: ['json', 'markdown'].map((language) => ({ scheme: 'file', language, pattern })),
    workspaceFolder,
    // The folder of the workspace may hold several sites.
    initializationOptions: { site, fieldHints: !hasSchemas(), schemaProblems: !validatesJson() },
  });
  const started = client.start();
  clients.set(site, { client, started });
  try {
    await started;
  } catch (error) {
    // The notification waits for an answer, and the other sites must not.
    void reportFailedStart(site, findMessage(await client.errorLines()) ?? error.message);
  }
}

/** The command line of the engine that a site uses: the installed one, or the repository of the engine itself. */
function findProgram(site) {
  for (let folder = site; ; folder = dirname(folder)) {
    for (const home of [join(folder, 'node_modules/pagewright'), folder]) {
      const file = join(home, 'package.json');
      const { name, bin } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      if (name === 'pagewright' && bin) return join(home, bin.pagewright);
    }
    if (folder === dirname(folder)) return undefined;
  }
}

/** Whether VS Code itself completes pages, by the settings that `pagewright schemas` writes. */
function hasSchemas() {
  const schemas = workspace.getConfiguration('json').get('schemas', []);
  return schemas.some(({ fileMatch = [] }) => fileMatch.some((pattern) => pattern.startsWith('/pages/')));
}

/** Whether VS Code itself marks in open files what their schema does not allow. */
function validatesJson() {
  return workspace.getConfiguration('json').get('validate.enable', true);
}
