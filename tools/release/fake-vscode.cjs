// Stands for VS Code in a test of its extension: starts the extension with a module `vscode` that does nothing but
// pass diagnostics on. Prints a line of JSON for each. Chooses the first action of a notification of an error.
const Module = require('node:module');
const { pathToFileURL } = require('node:url');

const [extension, ...folders] = process.argv.slice(2);
/** The settings that are not the default, by their full name. */
const settings = JSON.parse(process.env.SETTINGS ?? '{}');

/** Anything that the client calls, creates, extends or reads, without an effect. */
const anything = () => {
  const target = class {};
  return new Proxy(target, {
    get: (_, name) => {
      if (name === 'prototype') return target.prototype;
      // It is no promise and no list.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      target[name] ??= anything();
      return target[name];
    },
    apply: () => anything(),
    construct: () => anything(),
  });
};

class Uri {
  constructor(href) {
    this.href = href;
    this.fsPath = decodeURIComponent(new URL(href).pathname);
    this.scheme = 'file';
  }
  static parse(href) {
    return new Uri(href);
  }
  static file(path) {
    return new Uri(pathToFileURL(path).href);
  }
  toString() {
    return this.href;
  }
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }
}
class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

const disposable = () => ({ dispose() {} });

class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: disposable };
  cancel() {}
  dispose() {}
}

const quiet = (concrete) =>
  new Proxy(concrete, {
    get: (target, name) => {
      if (name in target || typeof name === 'symbol' || name === 'then') return target[name];
      return /^(on|register|create)/.test(name) ? () => quiet(disposable()) : anything();
    },
  });

const vscode = quiet({
  version: '1.91.0',
  Uri,
  Position,
  Range,
  Diagnostic,
  CancellationTokenSource,
  env: {
    language: 'zh-cn',
    appName: 'test',
    appHost: 'desktop',
    clipboard: { writeText: async (copied) => console.log(JSON.stringify({ copied })) },
  },
  workspace: quiet({
    workspaceFolders: folders.map((folder, index) => ({ uri: Uri.file(folder), name: `site ${index}`, index })),
    textDocuments: [],
    notebookDocuments: [],
    isTrusted: true,
    getConfiguration: (section) => ({
      get: (name, value) => settings[`${section}.${name}`] ?? value,
      has: () => false,
      inspect: () => undefined,
    }),
    getWorkspaceFolder: () => undefined,
  }),
  window: quiet({
    visibleTextEditors: [],
    visibleNotebookEditors: [],
    tabGroups: quiet({ all: [] }),
    showWarningMessage: (message) => console.log(JSON.stringify({ message })),
    showInformationMessage: async (message) => console.log(JSON.stringify({ message })),
    showErrorMessage: async (message, ...actions) => {
      console.log(JSON.stringify({ message, actions }));
      return actions[0];
    },
    createOutputChannel: () =>
      quiet({ append() {}, appendLine() {}, error: (text) => console.log(JSON.stringify({ logged: text })) }),
  }),
  languages: quiet({
    match: () => 0,
    createDiagnosticCollection: () => ({
      set(uri, diagnostics) {
        for (const { message, code } of diagnostics ?? [])
          console.log(JSON.stringify({ path: uri.fsPath, message, code: code?.value ?? code }));
      },
      delete() {},
      clear() {},
      dispose() {},
    }),
  }),
  commands: quiet({ registerCommand: disposable }),
});

const load = Module._load;
Module._load = (name, ...others) => (name === 'vscode' ? vscode : load(name, ...others));

const { activate, deactivate } = require(extension);
activate({ subscriptions: [] }).then(
  () => console.log(JSON.stringify({ state: 'started' })),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
process.stdin.resume().on('end', async () => {
  await deactivate();
  process.exit(0);
});
