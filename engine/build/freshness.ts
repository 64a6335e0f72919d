import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import { schemasHome } from '../site/code-folders.ts';
import { codeHash } from '../site/code-hash.ts';
import { listSiteFiles } from '../site/files/site-files.ts';
import { isSameStamp, stampOf } from '../site/files/stamps.ts';
import { readHistoryKey } from '../site/git-history.ts';
import { findUnwatchedReads, type UnwatchedRead } from '../site/unwatched-reads.ts';
import { isUnchanged, openBuildSnapshot } from './build-snapshot.ts';
import { buildTime } from './build-time.ts';
import { hasHash } from './file-hashes.ts';
import { hashInLine, pathInLine } from './file-list.ts';
import { factsFile, readFacts, type SealedFacts } from './read-facts.ts';

/** Hashes of everything a site is built from, at one point in time. */
export interface Inputs {
  /** The hash of the engine's code, see {@link codeHash}. */
  build: string;
  /** A hash of that and of all site files with their stamps. A copy of the site has other stamps and is built again. */
  written: string;
  /**
   * A hash of everything that decides the build's bytes: code, options, file stamps and git history.
   * `undefined` if it is not requested, or if a file changed too recently for its stamp to be reliable.
   */
  state: string | undefined;
  /** Sources that may read data outside these hashes. If there are any, no build counts as fresh. */
  unwatched: UnwatchedRead[];
}

/** Hashes a site's inputs. `how` holds the options of the build; without it, {@link Inputs.state} is `undefined`. */
export async function readInputs(folder: string, build: string, how?: object): Promise<Inputs> {
  const taken = Date.now();
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  const written = createHash('sha256').update(build);
  const state =
    how && createHash('sha256').update(JSON.stringify([build, process.version, how, epoch, readHistoryKey(folder)]));
  let isSettled = true;
  const folders = { schemas: schemasHome(folder), pages: folder, assets: folder };
  for (const [name, parent] of Object.entries(folders)) {
    for (const file of filesIn(parent, name)) {
      const stamp = stampOf(statSync(join(parent, name, file)));
      isSettled &&= isSameStamp(stamp, stamp, taken);
      const line = `${name}/${file} ${stamp}\n`;
      written.update(line);
      state?.update(line);
    }
  }
  const unwatched = findUnwatchedReads(folder);
  const isKnown = isSettled && unwatched.length === 0;
  return { build, written: written.digest('hex'), state: isKnown ? state?.digest('hex') : undefined, unwatched };
}

/** The files of a site's folder as the build reads them, linked ones included. */
function filesIn(site: string, folder: string): string[] {
  return existsSync(join(site, folder)) ? listSiteFiles(join(site, folder), site).files : [];
}

/** {@link Inputs.written} with the options of a build that must not be served in place of a usual one. */
export function inputsWithOptions(
  written: string,
  context: Pick<CompileContext, 'folders' | 'formAction' | 'canonicalBase' | 'site'> & { drafts: boolean },
): string {
  const { folders, formAction, drafts, canonicalBase, site } = context;
  const base = canonicalBase === undefined ? '' : ` base ${folderOnHost(site)}`;
  return written + (folders ? ' folders' : '') + (drafts ? ' drafts' : '') + base + (formAction ?? '');
}

/** Whether `dist/` is complete, unchanged, up to date and made for our server. `say` receives the reason if not. */
export async function isFresh(folder: string, say: (line: string) => void = () => {}): Promise<boolean> {
  const dist = join(folder, 'dist');
  const facts = readFacts(dist);
  if (!facts && existsSync(dist)) say(`${join(dist, factsFile)} is missing or corrupted`);
  if (!facts) return false;
  const { written, unwatched } = await readInputs(folder, codeHash('site', folder));
  if (facts.inputs !== written || unwatched.length > 0) return false;
  if (isPast(facts)) {
    say(`the published content has changed at ${facts.nextChange}`);
    return false;
  }
  const { files } = facts;
  const standing = openBuildSnapshot(dist);
  const changed = Object.keys(files).find((path) => !standing.hasHash(path, files[path] as string));
  if (changed !== undefined) say(`${join(dist, changed)} was changed`);
  return changed === undefined;
}

/** Whether `dist` was built from this state, is unchanged, has no other files, and its content is still current. */
export function isBuiltFrom(state: string, dist: string): boolean {
  const standing = openBuildSnapshot(dist);
  if (standing.state !== state) return false;
  const facts = readFacts(dist);
  if (!facts || isPast(facts)) return false;
  const look = standing.compareStamps();
  const isThere = (line: string, position: number) =>
    isUnchanged(look, position) || hasHash(dist, pathInLine(line), hashInLine(line));
  return standing.files.every(isThere) && standing.listExtraFiles(look).length === 0;
}

/** Whether the published content has changed on its own since the build. */
function isPast({ nextChange }: SealedFacts): boolean {
  return nextChange !== undefined && nextChange <= buildTime();
}
