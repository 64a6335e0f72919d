import { join, sep } from 'node:path';
import type { Rollup } from 'vite';
import { partsFolder } from '../site/code-folders.ts';
import { evaluateConfig } from '../site/config/read-site-config.ts';
import { browsers } from './vite-config.ts';

/** Transforms style sheets of a site by its Vite plugins, for example Tailwind. Empty without such sheets or plugins. */
export async function transformStyles(sheets: string[], site: string): Promise<Record<string, string>> {
  const folders = ['sections', partsFolder].map((name) => join(site, name, sep));
  const own = sheets.filter((path) => folders.some((folder) => path.startsWith(folder)));
  if (own.length === 0) return {};
  const { vite: { plugins } = {} } = await evaluateConfig(site);
  if (!plugins?.length) return {};
  const { build } = await import('vite');
  const { browserslistToTargets } = await import('lightningcss');
  const entries = own.map((path, index) => [`sheet-${index}`, path] as const);
  const built = (await build({
    logLevel: 'error',
    configFile: false,
    root: site,
    publicDir: false,
    plugins,
    css: { transformer: 'lightningcss', lightningcss: { targets: browserslistToTargets(browsers) } },
    build: { write: false, cssCodeSplit: true, rollupOptions: { input: Object.fromEntries(entries) } },
  })) as Rollup.RollupOutput;
  const texts = new Map(
    built.output.flatMap((one) =>
      one.type === 'asset' ? one.names.map((name) => [name, String(one.source)] as const) : [],
    ),
  );
  return Object.fromEntries(entries.map(([name, path]) => [path, texts.get(`${name}.css`) ?? '']));
}
