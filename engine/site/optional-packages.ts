import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../model/schema/once.ts';
import { installCommand } from './install-command.ts';
import { packageFolder } from './paths.ts';

/**
 * The packages that only some sites need, by what needs them. They are optional peer dependencies, which a site installs.
 * Each place that uses one calls {@link requirePackages} before it.
 */
export const optionalPackages = {
  'PDFs of pages': [
    ...['pdfkit', 'fontkit', 'subset-font', 'linebreak', 'bidi-js', '@resvg/resvg-js'],
    ...['@fontsource-variable/noto-sans-sc', '@fontsource-variable/source-code-pro'],
  ],
  'pictures of link previews': ['@resvg/resvg-js'],
  'smaller variants of pictures': ['sharp'],
  'the duration of videos': ['mediabunny'],
  'schemas of own sections and sources': ['ts-json-schema-generator'],
  'texts in Markdown and HTML, and uploaded SVG files': ['jsdom'],
  'highlighted code': ['shiki'],
  formulas: ['temml'],
  'records from CSV files': ['csv-parse'],
  'records from Excel files': ['read-excel-file'],
  'records from SQLite files': ['sql.js'],
  'records from PostgreSQL': ['pg'],
  'the language server of editors': [
    ...['vscode-json-languageservice', 'vscode-languageserver', 'vscode-languageserver-textdocument'],
  ],
  'the conversion of HTML to Markdown': ['turndown', '@joplin/turndown-plugin-gfm'],
} satisfies Record<string, string[]>;

export type OptionalFeature = keyof typeof optionalPackages;

/** A site needs packages that it has not installed. The message has the command that installs them. */
export class MissingPackages extends Error {
  static readonly code = 'missing-packages';

  override name = 'MissingPackages';

  /** It remains when a worker passes the error on. */
  readonly code = MissingPackages.code;

  /** It installs them. */
  readonly command: string;

  constructor(
    features: OptionalFeature[],
    readonly packages: string[],
  ) {
    const are = packages.length === 1 ? 'a package that is not installed' : 'packages that are not installed';
    const command = installCommand(packages);
    super(`the site needs ${are}, for ${features.join(', ')}. Run: ${command}`);
    this.command = command;
  }
}

/** Throws {@link MissingPackages} unless the packages of a feature are installed. */
export function requirePackages(feature: OptionalFeature, isInstalled: (name: string) => boolean = canResolve): void {
  const missing = missingPackages(feature, isInstalled);
  if (missing.length > 0) throw new MissingPackages([feature], missing);
}

/** The packages of a feature that are not installed. */
export function missingPackages(
  feature: OptionalFeature,
  isInstalled: (name: string) => boolean = canResolve,
): string[] {
  return optionalPackages[feature].filter((name) => !isInstalled(name));
}

const fromPackage = once(() => createRequire(join(packageFolder, 'package.json')));

/** The required file of a package: fonts and the server have no entry of their own. */
function entryOf(name: string): string {
  if (name.startsWith('@fontsource')) return `${name}/unicode.json`;
  return name === 'vscode-languageserver' ? `${name}/node` : name;
}

function canResolve(name: string): boolean {
  try {
    fromPackage().resolve(entryOf(name));
    return true;
  } catch (error) {
    // A package without an entry point for `require` is installed too.
    return (error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}
