import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../../engine/site/paths.ts';
import { importCompiled, withScratchFolder } from './package/declarations.ts';
import type { PublicTypes } from './public-types.ts';

/** The report of API Extractor for each entry point, by its file name: `section.api.md`. */
export function reportApi({ doors, files }: Pick<PublicTypes, 'doors' | 'files'>): Promise<Record<string, string>> {
  return withScratchFolder(async (folder) => {
    await mkdir(join(folder, 'reports'));
    for (const [path, lines] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), importCompiled(lines.join('\n')));
    }
    await writeFile(join(folder, 'package.json'), '{ "name": "pagewright", "version": "0.0.0", "type": "module" }');
    const entries = Object.values(doors).map((path) => join(folder, path));
    const configs = Object.keys(doors).map((door, index) =>
      configOf(folder, entries, entries[index] as string, `${door.replace('./', '')}.api.md`),
    );
    const [first] = configs;
    if (!first) return {};
    const compilerState = CompilerState.create(first, { additionalEntryPoints: entries });
    return Object.fromEntries(
      configs.map((config) => [basename(config.reportFilePath), report(config, compilerState)]),
    );
  });
}

function configOf(folder: string, files: string[], entry: string, name: string): ExtractorConfig {
  const reportFolder = join(folder, 'reports');
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder,
        reportTempFolder: reportFolder,
        // A type that an exported one uses is public too.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: { overrideTsconfig: { compilerOptions, files } },
      // They are about documentation, which other tests check.
      messages: { extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } } },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

function report(config: ExtractorConfig, compilerState: CompilerState): string {
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!succeeded) throw new Error(`API Extractor cannot read ${config.mainEntryPointFilePath}.`);
  return readFileSync(config.reportFilePath, 'utf8').replaceAll(/^ *\/\/ \(undocumented\)\n/gm, '');
}

const compilerOptions = {
  strict: true,
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'es2023',
  jsx: 'react-jsx',
  skipLibCheck: true,
  types: [],
  typeRoots: [join(root, 'node_modules/@types')],
};
