import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledTheme } from '../model/compiled.ts';
import { root } from '../site/paths.ts';

/** The template of every document, with the site's theme, preloaded fonts and `head`: HTML of its own entries. */
export async function themedTemplate({ css, fonts }: CompiledTheme, head = ''): Promise<string> {
  const template = await readFile(join(root, 'engine/client/app/index.html'), 'utf8');
  const parts = [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<style data-theme>${css}</style>`,
    ...(head ? [head] : []),
  ];
  return template.replace('%theme%', () => parts.join('\n'));
}

/** The styles in the template: the theme. */
export function stylesIn(template: string): string[] {
  return [...template.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text as string);
}
