import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '../model/schema/json-object.ts';
import type { Theme } from '../model/theme.ts';
import type { WordTable } from '../model/words.ts';
import { listConfigs } from './config/config-names.ts';
import { findPackage } from './find-package.ts';
import { withoutComments } from './without-comments.ts';

/** A package with code for sites: folders and files as a site has them. */
export interface Pack {
  /** The name of the package. */
  name: string;
  folder: string;
}

/** The folders and files of a pack. One is enough. */
export const packContents = ['sections', 'sources', 'parts', 'words.json', 'theme.json'];

/**
 * The names of packs as the configuration lists them. Read from its text without running it: all commands need the
 * section types of packs, and most of them no other code.
 */
export function namedPacks(site: string): string[] {
  const [config] = listConfigs(site);
  if (config === undefined) return [];
  const [, list = ''] =
    /\bpacks\s*:\s*\[([^\]]*)\]/.exec(withoutComments(readFileSync(join(site, config), 'utf8'))) ?? [];
  return [...list.matchAll(/(['"`])((?:@[\w.-]+\/)?[\w.-]+)\1/g)].map(([, , name = '']) => name);
}

/** The installed packs of a site, in the order of the configuration. */
export function listPacks(site: string): Pack[] {
  return [...new Set(namedPacks(site))].flatMap((name) => {
    const folder = findPackage(name, site);
    return folder !== undefined && isPack(folder) ? [{ name, folder: realpathSync(folder) }] : [];
  });
}

/** Whether a folder has anything that a pack brings. */
export function isPack(folder: string): boolean {
  return packContents.some((name) => existsSync(join(folder, name))) || listConfigs(folder).length > 0;
}

/** The theme of a pack, in the form of `theme` in `site.json`. Throws if it is not JSON. */
export function readPackTheme(folder: string): Theme {
  return readPackJson(folder, 'theme.json');
}

/** The interface texts of a pack by namespace, in the form of `pages/words.json`. Throws if they are not JSON. */
export function readPackWords(folder: string): WordTable {
  return readPackJson(folder, 'words.json');
}

function readPackJson<Value extends object>(folder: string, name: string): Value {
  const file = join(folder, name);
  if (!existsSync(file)) return {} as Value;
  try {
    const { $schema: _, ...value } = JSON.parse(readFileSync(file, 'utf8'));
    return value;
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
}

/** The site with the themes of its packs below its own. */
export function withPackThemes<Site extends { theme?: Theme }>(site: Site, folder: string): Site {
  const themes = listPacks(folder).map((pack) => readPackTheme(pack.folder));
  if (themes.every((theme) => Object.keys(theme).length === 0)) return site;
  return { ...site, theme: [...themes, site.theme ?? {}].reduce(merge) };
}

function merge<Value extends object>(below: Value, above: Value): Value {
  const entries = Object.entries(above).map(([key, value]) => {
    const under = (below as Record<string, unknown>)[key];
    return [key, isJsonObject(value) && isJsonObject(under) ? merge(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(entries) };
}
