import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { JSDOM } from 'jsdom';
import type { SafeHtml } from '../model/compiled.ts';
import { withVariantsInHtml } from '../model/html-pictures.ts';
import { once } from '../model/schema/once.ts';
import type { Sanitize } from '../model/sources/prepare-answer.ts';
import { createSanitizer } from '../ui/kit/sanitize.ts';
import { codeHash } from './code-hash.ts';
import { readCache, writeCache } from './files/cache-file.ts';
import { hashOf } from './files/seal.ts';
import { type MarkdownPlugins, type NoteTitles, renderMarkdown } from './markdown/render-markdown.ts';
import { requirePackages } from './optional-packages.ts';

/** Converts Markdown to HTML, and sanitizes HTML, each text once. */
export type Sanitizer = Awaited<ReturnType<typeof openSanitizer>>;

/** Opens a sanitizer with a cache file, because loading jsdom takes longer than building a small site. */
export async function openSanitizer(file?: string, say: (line: string) => void = () => {}) {
  const code = file ? `clean HTML ${codeHash('cleanHtml')}` : '';
  const cached = file ? readCache<Record<string, SafeHtml | string>>(file, code) : undefined;
  if (file && !cached && existsSync(file))
    say('the cached HTML of records is damaged, or of other versions of packages or the engine: it is made again');
  const before = cached ?? {};
  const now: Record<string, SafeHtml | string> = {};
  let clean: Sanitize | undefined;
  let known = Object.keys(before).length;
  return {
    sanitize(html: string, links: Parameters<Sanitize>[1]): SafeHtml {
      const { pictures, ...withoutPictures } = links;
      const { language, languages, redirects, folders } = withoutPictures;
      const key = hashOf(JSON.stringify([language, languages, redirects, folders, html]));
      if (!Object.hasOwn(now, key)) {
        if (!Object.hasOwn(before, key)) clean ??= createJsdomSanitizer();
        now[key] = before[key] ?? (clean as Sanitize)(html, withoutPictures);
      }
      const safe = now[key] as SafeHtml;
      // A changed picture does not change the cached HTML.
      return pictures ? ({ html: withVariantsInHtml(safe.html, pictures) } as SafeHtml) : safe;
    },
    render(text: string, titles: NoteTitles, plugins?: MarkdownPlugins): string {
      const key = hashOf(JSON.stringify([titles, text, plugins?.version]));
      now[key] ??= before[key] ?? renderMarkdown(text, titles, plugins);
      return now[key] as string;
    },
    /** Replaces the cache by the results that were used since it was opened. */
    async save() {
      if (file) await writeCache(file, code, now);
    },
    /** Adds new results to the cache: for a process that needs only a part of a site. */
    async add() {
      const all = { ...before, ...now };
      if (!file || Object.keys(all).length === known) return;
      known = Object.keys(all).length;
      await writeCache(file, code, all);
    },
  };
}

/** A sanitizer with its cache in the site's folder. */
export function siteSanitizer(folder: string, say?: (line: string) => void): Promise<Sanitizer> {
  return openSanitizer(join(folder, '.cache/sanitized.json'), say);
}

/** Sanitizes HTML in a window of jsdom, which is loaded on first use. */
export function createJsdomSanitizer(): Sanitize {
  const sanitize = once(() => {
    requirePackages('texts in Markdown and HTML, and uploaded SVG files');
    const { JSDOM: Window } = createRequire(import.meta.url)('jsdom') as { JSDOM: typeof JSDOM };
    return createSanitizer(new Window('').window as unknown as globalThis.Window & typeof globalThis);
  });
  return (html, links) => sanitize()(html, links);
}
