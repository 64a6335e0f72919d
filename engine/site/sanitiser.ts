import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { JSDOM } from 'jsdom';
import type { SafeHtml } from '../model/compiled.ts';
import type { Sanitise } from '../model/sources/prepare-answer.ts';
import { createSanitiser } from '../ui/kit/sanitise.ts';
import { writeAtomically } from './files/files.ts';
import { sealed, unsealed } from './files/sealed.ts';
import { installedPackages } from './installed.ts';
import { root } from './paths.ts';

/** What the cache of clean HTML is sealed as. */
const role = 'sanitised';

/** Makes HTML from records safe to show, each text once. */
export interface Sanitiser {
  sanitise: Sanitise;
  /** Keeps what was asked for since it was opened, for the next process, and nothing else. */
  save(): Promise<void>;
  /** Caches what is new besides what was cached: for a process that asks for a part of a site. */
  add(): Promise<void>;
}

/**
 * A sanitiser that knows what one before it cached in a file: a window to clean HTML in takes longer to load than a small
 * site takes to build. Default: it knows nothing and keeps nothing. `say` hears when that file is not as it was left.
 */
export async function openSanitiser(file?: string, say: (line: string) => void = () => {}): Promise<Sanitiser> {
  const rules = file ? await rulesHash() : '';
  const content = file ? await readFile(file).catch(() => undefined) : undefined;
  const cached = content ? unsealed<Record<string, SafeHtml>>(content, role) : {};
  if (!cached) say('the cached HTML of records is not as it was left: made safe anew');
  const before = cached ?? {};
  const now: Record<string, SafeHtml> = {};
  let clean: Sanitise | undefined;
  let known = Object.keys(before).length;
  return {
    sanitise(html, links) {
      const { language, languages, redirects, folders } = links;
      const key = createHash('sha256')
        .update(JSON.stringify([rules, language, languages, redirects, folders, html]))
        .digest('base64url');
      if (!Object.hasOwn(now, key)) {
        if (!Object.hasOwn(before, key)) clean ??= newSanitiser();
        now[key] = before[key] ?? (clean as Sanitise)(html, links);
      }
      return now[key] as SafeHtml;
    },
    save: async () => {
      if (file) await writeAtomically(file, sealed(now, role));
    },
    async add() {
      const all = { ...before, ...now };
      if (!file || Object.keys(all).length === known) return;
      known = Object.keys(all).length;
      await writeAtomically(file, sealed(all, role));
    },
  };
}

/** A sanitiser of a site's HTML, with the cache in the site's own folder. */
export function siteSanitiser(folder: string, say?: (line: string) => void): Promise<Sanitiser> {
  return openSanitiser(join(folder, '.cache/sanitised.json'), say);
}

/** Loads the window only when it is needed. */
function newSanitiser(): Sanitise {
  const { JSDOM: Window } = createRequire(import.meta.url)('jsdom') as { JSDOM: typeof JSDOM };
  return createSanitiser(new Window('').window as unknown as globalThis.Window & typeof globalThis);
}

/** A hash of what decides how HTML is cleaned: our rules, and the libraries as they are installed. */
async function rulesHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['engine/ui/kit/sanitise.ts', 'engine/ui/kit/address.ts', 'engine/model/page-file.ts'])
    hash.update(await readFile(join(root, file)));
  return hash.update(installedPackages()).digest('hex');
}
