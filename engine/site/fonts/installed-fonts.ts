import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root as engine } from '../paths.ts';
import { type FontPackage, optionalFonts } from './font-packages.ts';

export interface InstalledFont extends FontPackage {
  root: string;
}

/** The packages that are installed in the site's folder or next to the engine. */
export function installedFonts(packages: FontPackage[], folder: string): InstalledFont[] {
  return packages.flatMap((font) => {
    const root = packageFolder(font.name, folder);
    return root === undefined ? [] : [{ ...font, root }];
  });
}

/** Names and versions of the installed optional fonts. PDFs made with others are generated again. */
export function optionalFontVersions(folder: string): string[] {
  return installedFonts(optionalFonts, folder).map(({ name, root }) => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return `${name}@${version}`;
  });
}

function packageFolder(name: string, folder: string): string | undefined {
  for (const from of [folder, engine])
    try {
      return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/unicode.json`));
    } catch {
      // Not installed there.
    }
  return undefined;
}
