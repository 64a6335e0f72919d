import { join } from 'node:path';
import type { Message } from '../../check/messages/message.ts';
import { t } from '../../check/messages/messages.ts';
import type { OwnRule } from '../../check/own-rule.ts';
import { listPacks, readPackTheme, readPackWords } from '../packs.ts';
import { findMistakes } from './config-keys.ts';
import { listConfigs } from './config-names.ts';
import { importConfig } from './import-config.ts';
import { type PartPaths, shellParts } from './part-paths.ts';
import type { SiteConfig } from './site-config.ts';
import type { ValueMistake } from './value-mistake.ts';

/** What the configurations of a site's packs add. */
export interface PackConfigs {
  rules: OwnRule[];
  /** Absolute paths. */
  parts: Parts;
  /** The themes by the name of the pack. */
  themes: Record<string, unknown>;
  mistakes: (ValueMistake & {
    /** The part that the mistake is about: the site can choose its own. */
    part?: string;
  })[];
}

/** Parts by name, `sections.table` for the renderer of a section type. */
type Parts = Record<string, string>;

/** Reads the configurations of a site's packs. Never rejects. */
export async function readPackConfigs(site: string): Promise<PackConfigs> {
  const read: PackConfigs = { rules: [], parts: {}, themes: {}, mistakes: [] };
  const packOfPart: Record<string, string> = {};
  for (const [index, { name, folder }] of listPacks(site).entries()) {
    const report = (message: Message) => read.mistakes.push({ path: ['packs', index], message });
    try {
      read.themes[name] = readPackTheme(folder);
      readPackWords(folder);
    } catch (error) {
      report(t('configPackConfig', { name, reason: (error as Error).message }));
    }
    const [file] = listConfigs(folder);
    if (file === undefined) continue;
    let exported: unknown;
    try {
      exported = await importConfig(folder, file);
    } catch (error) {
      report(t('configPackConfig', { name, reason: (error as Error).message }));
      continue;
    }
    const [mistake] = findMistakes(exported, folder);
    if (mistake) {
      report(t('configPackConfig', { name, reason: mistake.message.en }));
      continue;
    }
    const config = exported as SiteConfig;
    const key = Object.keys(config).find((one) => one !== 'rules' && one !== 'parts');
    if (key !== undefined) report(t('configPackKey', { name, key }));
    for (const rule of config.rules ?? [])
      if (read.rules.some(({ code }) => code === rule.code)) report(t('takenCode', { code: rule.code }));
      else read.rules.push(rule);
    for (const [part, path] of Object.entries(flatParts(config.parts, folder))) {
      const first = packOfPart[part];
      if (first !== undefined)
        read.mistakes.push({
          path: ['packs', index],
          message: t('configPartTwice', { first, second: name, part }),
          part,
        });
      packOfPart[part] = name;
      read.parts[part] = path;
    }
  }
  return read;
}

/** The paths of a configuration's parts by name, as absolute paths. */
export function flatParts({ sections = {}, ...shell }: PartPaths = {}, folder: string): Parts {
  const all = [
    ...shellParts.map((name) => [name, shell[name]] as const),
    ...Object.entries(sections).map(([type, path]) => [`sections.${type}`, path] as const),
  ];
  return Object.fromEntries(all.flatMap(([name, path]) => (path === undefined ? [] : [[name, join(folder, path)]])));
}
