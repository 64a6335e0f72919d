import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Prerendered } from '../../engine/prerender.tsx';
import { root } from '../paths.ts';
import { engineBase } from '../vite-config.ts';

/** The document of a page: its scripts and styles are the engine's sources, which Vite serves. */
export function pageDocument(page: Prerendered): Promise<string> {
  return documentOf(page, ['early.ts'], ['browser.tsx']);
}

/** The document in the place of a page that cannot be shown yet: empty but for a script that says why, and waits. */
export function waitingDocument(): Promise<string> {
  return documentOf({ lang: 'en', head: '<title>Pagewright</title>', body: '' }, [], ['dev/waiting.ts']);
}

async function documentOf(
  { lang, head, body }: Pick<Prerendered, 'lang' | 'head' | 'body'>,
  early: string[],
  late: string[],
): Promise<string> {
  const template = await readFile(join(root, 'engine/index.html'), 'utf8');
  const script = (source: string) => `<script type="module" src="${engineBase}${source}"></script>`;
  const parts: Record<string, string> = {
    html: `lang="${lang}"`,
    head: [...['@vite/client', ...early].map(script), head].join('\n    '),
    body,
    scripts: late.map(script).join(''),
  };
  return template.replace(/%(html|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
}
