import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { JSDOM } from 'jsdom';
import { createSanitiser } from '../../engine/kit/sanitise.ts';
import { writeAtomically } from '../files.ts';
import { root } from '../paths.ts';

/** Makes HTML from records safe to show, each text once. */
export interface Sanitiser {
  sanitise(html: string): string;
  /** Keeps what was asked for since it was opened, for the next process, and nothing else. */
  save(): Promise<void>;
  /** Keeps what is new besides what was kept: for a process that asks for a part of a site. */
  add(): Promise<void>;
}

/**
 * A sanitiser that knows what one before it kept in a file: a window to clean HTML in takes longer to load than a small
 * site takes to build. Default: it knows nothing and keeps nothing.
 */
export async function openSanitiser(file?: string): Promise<Sanitiser> {
  const rules = file ? await rulesHash() : '';
  const before: Record<string, string> = file
    ? await readFile(file, 'utf8')
        .then(JSON.parse)
        .catch(() => ({}))
    : {};
  const now: Record<string, string> = {};
  let clean: ((html: string) => string) | undefined;
  let known = Object.keys(before).length;
  return {
    sanitise(html) {
      const key = createHash('sha256').update(rules).update(html).digest('base64url');
      if (Object.hasOwn(now, key)) return now[key] as string;
      if (!Object.hasOwn(before, key)) clean ??= newSanitiser();
      const text = Object.hasOwn(before, key) ? (before[key] as string) : (clean?.(html) ?? '');
      now[key] = text;
      return text;
    },
    save: async () => {
      if (file) await writeAtomically(file, JSON.stringify(now));
    },
    async add() {
      const all = { ...before, ...now };
      if (!file || Object.keys(all).length === known) return;
      known = Object.keys(all).length;
      await writeAtomically(file, JSON.stringify(all));
    },
  };
}

/** A sanitiser of a site's HTML, with what was kept in the site's own folder. */
export function siteSanitiser(folder: string): Promise<Sanitiser> {
  return openSanitiser(join(folder, '.cache/sanitised.json'));
}

/** Loads the window only when it is needed. */
function newSanitiser(): (html: string) => string {
  const { JSDOM: Window } = createRequire(import.meta.url)('jsdom') as { JSDOM: typeof JSDOM };
  return createSanitiser(new Window('').window as unknown as globalThis.Window & typeof globalThis);
}

/** A hash of what decides how HTML is cleaned: our rules, and the libraries as they are installed. */
async function rulesHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['engine/kit/sanitise.ts', 'package-lock.json']) hash.update(await readFile(join(root, file)));
  return hash.digest('hex');
}
