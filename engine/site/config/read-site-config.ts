import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigInput, ConfigMistake } from '../../check/config-input.ts';
import { t } from '../../check/messages/messages.ts';
import { offsetOfPosition } from '../../check/position.ts';
import { oncePer } from '../../model/schema/once.ts';
import { createRenderer, type MarkdownPlugins } from '../markdown/render-markdown.ts';
import { slashed } from '../paths.ts';
import { findMistakes } from './config-keys.ts';
import { configHash, readConfigModules } from './config-modules.ts';
import { listConfigs } from './config-names.ts';
import { importConfig } from './import-config.ts';
import { locateInConfig } from './locate-in-config.ts';
import { flatParts, readPackConfigs } from './pack-configs.ts';
import type { SiteConfig } from './site-config.ts';

/** A site's configuration and the mistakes in it. */
export interface ReadConfig extends ConfigInput {
  /** Its file in the site's folder. */
  file: string;
  /** Empty if there are mistakes: a part of a configuration could have an unintended effect. */
  config: SiteConfig;
  /** The parts of the site and its packs by name, as absolute paths. */
  parts: Record<string, string>;
}

const known = new Map<string, { version: string; read: Promise<ReadConfig> }>();

/**
 * Reads the configuration of a site, again if one of its modules or packages changes. Undefined if the site has no
 * configuration. Never rejects: a configuration that throws has a mistake.
 */
export async function readSiteConfig(site: string): Promise<ReadConfig | undefined> {
  const version = configHash(site);
  if (version === undefined) {
    known.delete(site);
    return undefined;
  }
  const before = known.get(site);
  if (before?.version === version) return before.read;
  const read = readAgain(site, version);
  known.set(site, { version, read });
  return read;
}

/** Evaluates the configuration, for plugins with a state of their own. Rejects if it has mistakes. */
export async function evaluateConfig(site: string): Promise<SiteConfig> {
  const [file] = listConfigs(site);
  if (file === undefined) return {};
  const config = await importConfig(site, file);
  const [mistake] = findMistakes(config, site);
  if (mistake) throw new Error(`${file}: ${mistake.message.en}`);
  return config as SiteConfig;
}

/** The Markdown plugins of a site. The same object until its configuration changes. */
export const markdownPluginsOf = oncePer(({ version, config }: ReadConfig): MarkdownPlugins | undefined => {
  const plugins = config.markdown?.plugins ?? [];
  return plugins.length > 0 ? { version, plugins } : undefined;
});

async function readAgain(site: string, version: string): Promise<ReadConfig> {
  const [file = '', ...others] = listConfigs(site);
  const texts = readConfigModules(site)?.texts ?? new Map<string, string>();
  const byName = Object.fromEntries([...texts].map(([path, text]) => [slashed(relative(site, path)), text]));
  const text = byName[file] ?? '';
  const mistakes: ConfigMistake[] = others.map((other) => ({
    ...{ file: other, text: '', offset: 0, path: [] },
    message: t('configTwice', { file, other }),
  }));
  const packs = await readPackConfigs(site);
  let config: unknown;
  try {
    config = await importConfig(site, file);
    for (const mistake of [
      ...findMistakes(config, site),
      ...packs.mistakes.filter((one) => isLeftToPacks(one.part, config, site)),
    ]) {
      mistakes.push({ file, text, offset: await locateInConfig(text, mistake.path), ...mistake });
    }
    // A plugin that throws does so when it is added.
    if (mistakes.length === 0) createRenderer((config as SiteConfig).markdown?.plugins ?? []);
  } catch (error) {
    mistakes.push(mistakeOf(error, site, file, texts));
  }
  const valid = mistakes.length === 0 ? (config as SiteConfig) : {};
  return {
    ...{ file, version, mistakes, config: valid, texts: byName },
    rules: mistakes.length === 0 ? mergeRules(packs.rules, valid.rules) : [],
    asksConsent: valid.analytics !== undefined,
    notFoundPart: valid.parts?.notFound,
    packThemes: packs.themes,
    parts: mistakes.length === 0 ? { ...packs.parts, ...flatParts(valid.parts, site) } : {},
    locate: (error, code, word) => {
      const position = firstPosition(error instanceof Error ? (error.stack ?? '') : '', texts);
      const { module, offset } = position ??
        positionOfRule(code, word, texts) ?? { module: join(site, file), offset: 0 };
      return { file: slashed(relative(site, module)), text: texts.get(module) ?? '', offset };
    },
  };
}

/** Whether a site leaves a part to its packs. */
function isLeftToPacks(part: string | undefined, config: unknown, site: string): boolean {
  const parts = (config as SiteConfig | undefined)?.parts;
  return part === undefined || typeof parts !== 'object' || !Object.hasOwn(flatParts(parts, site), part);
}

/** The rules of packs and of a site, whose rule replaces one with its code. */
function mergeRules(ofPacks: SiteConfig['rules'] & object, own: SiteConfig['rules'] = []) {
  return [...ofPacks.filter(({ code }) => own.every((rule) => rule.code !== code)), ...own];
}

/** Where a rule is written, by its code: in any module. With a word, where that follows it. */
function positionOfRule(code: string, word: string | undefined, texts: Map<string, string>) {
  for (const [module, text] of texts) {
    const offset = text.search(new RegExp(`(['"\`])${code}\\1`));
    if (offset < 0) continue;
    const after = word === undefined ? -1 : text.indexOf(word, offset);
    return { module, offset: after < 0 ? offset : after };
  }
  return undefined;
}

/** An error of the configuration as a mistake at the import or the line of the site that caused it. */
function mistakeOf(error: unknown, site: string, file: string, texts: Map<string, string>): ConfigMistake {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const position = positionOfImport(message, texts) ??
    firstPosition(`${message}\n${stack}`, texts) ?? { module: join(site, file), offset: 0 };
  // The lines after the first are the position of a syntax error, or the modules that require a missing one.
  const [reason = ''] = message.replace(/^\w*Error: /, '').split('\n');
  return {
    file: slashed(relative(site, position.module)),
    text: texts.get(position.module) ?? '',
    offset: position.offset,
    path: [],
    message: t('configThrows', { reason: reason.trim().replace(/\.$/, '') }),
  };
}

/** Where a module that is not found is imported. The stack has the position in the translated code. */
function positionOfImport(message: string, texts: Map<string, string>) {
  const [, name = ''] = /^Cannot find (?:module|package) '([^']+)'/.exec(message) ?? [];
  for (const [module, text] of name ? texts : []) {
    const at = Math.max(text.indexOf(`'${name}'`), text.indexOf(`"${name}"`));
    if (at >= 0) return { module, offset: at };
  }
  return undefined;
}

/** The first position in a stack that is in a module of the configuration. */
function firstPosition(stack: string, texts: Map<string, string>) {
  for (const [whole, path = '', line, column] of stack.matchAll(stackPosition)) {
    const module = path.startsWith('file:') ? fileURLToPath(path) : path;
    const text = texts.get(module);
    if (text === undefined) continue;
    const start = offsetOfPosition(text, { line: Number(line), column: 1 });
    // A syntax error is on a line of its own, and its columns begin at 0. Translated code has other columns.
    const inLine = whole.startsWith(' ') ? Number(column) : (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
    return { module, offset: start + inLine };
  }
  return undefined;
}

const stackPosition = /(?:^ )?((?:file:\/\/|[A-Z]:)?[\\/][^():\n]*\.[cm]?[jt]sx?):(\d+):(\d+)/gm;
