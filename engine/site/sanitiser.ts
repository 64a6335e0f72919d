import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { JSDOM } from 'jsdom';
import type { SafeHtml } from '../model/compiled.ts';
import type { Sanitise } from '../model/sources/prepare-answer.ts';
import { createSanitiser } from '../ui/kit/sanitise.ts';
import { codeHash } from './code-hash.ts';
import { readCache, writeCache } from './files/cache-file.ts';
import { hashOf } from './files/seal.ts';

/** Sanitizes HTML from records, each text once. */
export interface Sanitiser {
  sanitise: Sanitise;
  /** Replaces the cache by the results that were used since it was opened. */
  save(): Promise<void>;
  /** Adds new results to the cache: for a process that needs only a part of a site. */
  add(): Promise<void>;
}

/**
 * Opens a sanitiser with a cache file, because loading jsdom takes longer than building a small site. Default: no cache. Calls
 * `say` if the cache file is damaged.
 */
export async function openSanitiser(file?: string, say: (line: string) => void = () => {}): Promise<Sanitiser> {
  const code = file ? `clean HTML ${codeHash('cleanHtml')}` : '';
  const cached = file ? readCache<Record<string, SafeHtml>>(file, code) : undefined;
  if (file && !cached && existsSync(file)) say('the cached HTML of records cannot be used: cleaned again');
  const before = cached ?? {};
  const now: Record<string, SafeHtml> = {};
  let clean: Sanitise | undefined;
  let known = Object.keys(before).length;
  return {
    sanitise(html, links) {
      const { language, languages, redirects, folders } = links;
      const key = hashOf(JSON.stringify([language, languages, redirects, folders, html]));
      if (!Object.hasOwn(now, key)) {
        if (!Object.hasOwn(before, key)) clean ??= newSanitiser();
        now[key] = before[key] ?? (clean as Sanitise)(html, links);
      }
      return now[key] as SafeHtml;
    },
    save: async () => {
      if (file) await writeCache(file, code, now);
    },
    async add() {
      const all = { ...before, ...now };
      if (!file || Object.keys(all).length === known) return;
      known = Object.keys(all).length;
      await writeCache(file, code, all);
    },
  };
}

/** A sanitiser with its cache in the site's folder. */
export function siteSanitiser(folder: string, say?: (line: string) => void): Promise<Sanitiser> {
  return openSanitiser(join(folder, '.cache/sanitised.json'), say);
}

/** Loads jsdom on first use. */
function newSanitiser(): Sanitise {
  const { JSDOM: Window } = createRequire(import.meta.url)('jsdom') as { JSDOM: typeof JSDOM };
  return createSanitiser(new Window('').window as unknown as globalThis.Window & typeof globalThis);
}
