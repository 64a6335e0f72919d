import { basename, dirname, relative } from 'node:path';
import { ownFolders, ownSectionTypes } from '../site/code-folders.ts';
import { readSiteConfig } from '../site/config/read-site-config.ts';
import { readPackageManifest } from '../site/find-package.ts';
import { missingPackages, type OptionalFeature, optionalPackages } from '../site/optional-packages.ts';
import { listPacks } from '../site/packs.ts';
import { packageFolder, slashed } from '../site/paths.ts';

/** What a site has of its own, and what it runs with. */
interface SiteInfo {
  pagewright: string;
  node: string;
  /** The site's folder. */
  site: string;
  /** The site's own section types. */
  sections: string[];
  /** The site's own sources in TypeScript. */
  sources: string[];
  /** `null` if the site has no configuration. */
  config: ConfigInfo | null;
  /** Whether each optional feature has its packages, with those that are missing. */
  features: Record<string, { missing: string[] }>;
}

interface PackInfo {
  name: string;
  version: string;
  /** Its section types and sources: `sections/bar-chart`. */
  adds: string[];
}

interface ConfigInfo {
  file: string;
  keys: string[];
  /** Names of Vite plugins. */
  vitePlugins: string[];
  /** Names of the functions of Markdown plugins. */
  markdownPlugins: string[];
  /** Codes of the site's rules. */
  rules: string[];
  /** Installed packs with their version and section types. */
  packs: PackInfo[];
  /** The site's modules that replace the engine's parts, by name: `header`, `sections.table`. */
  parts: Record<string, string>;
  /** Mistakes, which `check` reports with their positions. */
  problems: string[];
}

/** `npm run info`: prints what a site has of its own, for example for a bug report. */
export async function info({ site, format }: { site: string; format: 'text' | 'json' }): Promise<number> {
  const found = await collectInfo(site);
  console.log(format === 'json' ? JSON.stringify(found, null, 2) : describeInfo(found));
  return 0;
}

export async function collectInfo(site: string): Promise<SiteInfo> {
  const features = Object.keys(optionalPackages) as OptionalFeature[];
  return {
    pagewright: readPackageManifest(packageFolder).version ?? '',
    node: process.versions.node,
    site,
    sections: ownSectionTypes(site),
    sources: ownFolders(site)
      .filter((folder) => basename(dirname(folder)) === 'sources')
      .map((folder) => basename(folder)),
    config: await collectConfig(site),
    features: Object.fromEntries(features.map((feature) => [feature, { missing: missingPackages(feature) }])),
  };
}

async function collectConfig(site: string): Promise<ConfigInfo | null> {
  const read = await readSiteConfig(site);
  if (!read) return null;
  const { file, config, mistakes } = read;
  return {
    file,
    keys: Object.keys(config),
    vitePlugins: await pluginNames(config.vite?.plugins),
    markdownPlugins: (config.markdown?.plugins ?? []).map(
      (one) => (Array.isArray(one) ? one[0] : one).name || 'unnamed',
    ),
    rules: (config.rules ?? []).map(({ code }) => code),
    packs: listPacks(site).map(({ name, folder }) => ({
      name,
      version: readPackageManifest(folder).version ?? '',
      adds: ownFolders(folder).map((path) => slashed(path).split('/').slice(-2).join('/')),
    })),
    parts: Object.fromEntries(Object.entries(read.parts).map(([name, path]) => [name, slashed(relative(site, path))])),
    problems: mistakes.map(({ message }) => message.en),
  };
}

/** The names of Vite plugins, which may be in lists and promises. */
async function pluginNames(plugins: unknown): Promise<string[]> {
  const plugin = await plugins;
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(pluginNames))).flat();
  return plugin ? [String((plugin as { name?: unknown }).name)] : [];
}

function describeInfo({ pagewright, node, site, sections, sources, config, features }: SiteInfo): string {
  const missing = Object.entries(features).filter(([, one]) => one.missing.length > 0);
  const lines: [label: string, values: string[]][] = [
    ['Pagewright', [pagewright]],
    ['Node', [node]],
    ['Site', [site]],
    ['Section types of its own', sections],
    ['Sources of its own', sources],
    ['Configuration', config ? [config.file] : []],
    ['  keys', config?.keys ?? []],
    ['  Vite plugins', config?.vitePlugins ?? []],
    ['  Markdown plugins', config?.markdownPlugins ?? []],
    ['  rules', config?.rules ?? []],
    ['  packs', (config?.packs ?? []).map(({ name, version, adds }) => `${name}@${version} (${adds.join(', ')})`)],
    ['  replaced parts', Object.entries(config?.parts ?? {}).map(([name, file]) => `${name} (${file})`)],
    ['  problems', config?.problems ?? []],
    ['Features without packages', missing.map(([feature, one]) => `${feature} (${one.missing.join(' ')})`)],
  ];
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  // Only the headings of empty lists say that there is nothing.
  const shown = lines.filter(([label, values]) => values.length > 0 || !label.startsWith(' '));
  return shown
    .map(([label, values]) => label.padEnd(width) + (values.join(`\n${' '.repeat(width)}`) || 'none'))
    .join('\n');
}
