import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { schemasHome } from '../site/code-folders.ts';
import { codeHash } from '../site/code-hash.ts';
import { listSiteFiles } from '../site/files/site-files.ts';
import { isSameStamp, stampOf } from '../site/files/stamps.ts';
import { readHistoryKey } from '../site/git-history.ts';
import { findUnwatchedReads, type UnwatchedRead } from '../site/unwatched-reads.ts';
import { buildTime } from './build-time.ts';
import { isAsLeft } from './contents.ts';
import { factsFile, readFacts, type SealedFacts } from './facts.ts';
import { hashIn, pathIn } from './file-list.ts';
import { isStamped, openStandingBuild } from './standing-build.ts';

/** What a site's build is made from, as it is at one moment. */
export interface Inputs {
  /** The hash of the code that builds it, see {@link codeHash}. */
  build: string;
  /** A hash of that and of every file of the site with its stamp. A copy of the site has other stamps, so it is built again. */
  written: string;
  /**
   * A hash of all that decides a byte of the build: the code, how it is built, the site's files by their stamps, and what git tells of them.
   * `undefined` where nobody asks for it, and while a file was changed so lately that it may be once more under the same stamp.
   */
  state: string | undefined;
  /** The sources that may read data which is in neither hash. With one, {@link Inputs.state} is `undefined` and no build counts as fresh. */
  unwatched: UnwatchedRead[];
}

/**
 * Looks at what a site is built from. `how` is what else decides: its target, and whether drafts are part of it; without it there is no
 * {@link Inputs.state}.
 */
export async function inputsOf(folder: string, build: string, how?: object): Promise<Inputs> {
  const taken = Date.now();
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  const written = createHash('sha256').update(build);
  const state =
    how && createHash('sha256').update(JSON.stringify([build, process.version, how, epoch, readHistoryKey(folder)]));
  let isSettled = true;
  const rooms = { schemas: schemasHome(folder), pages: folder, assets: folder };
  for (const [room, house] of Object.entries(rooms)) {
    for (const file of filesIn(house, room)) {
      const stamp = stampOf(statSync(join(house, room, file)));
      isSettled &&= isSameStamp(stamp, stamp, taken);
      const line = `${room}/${file} ${stamp}\n`;
      written.update(line);
      state?.update(line);
    }
  }
  const unwatched = findUnwatchedReads(folder);
  const isKnown = isSettled && unwatched.length === 0;
  return { build, written: written.digest('hex'), state: isKnown ? state?.digest('hex') : undefined, unwatched };
}

/** The files of a folder of a site as the build reads them, linked ones included; none when the folder is missing. */
function filesIn(site: string, folder: string): string[] {
  return existsSync(join(site, folder)) ? listSiteFiles(join(site, folder), site).files : [];
}

/**
 * What a build tells of its {@link Inputs.written}: a preview, and one whose links end in a slash or whose forms are sent elsewhere, does
 * not serve in the place of others.
 */
export function toldInputs(
  written: string,
  { folders, formAction, drafts }: Pick<CompileContext, 'folders' | 'formAction'> & { drafts: boolean },
): string {
  return written + (folders ? ' folders' : '') + (drafts ? ' drafts' : '') + (formAction ?? '');
}

/**
 * Whether a site's `dist/` is there, made for our server, from what the site is now, and in each of its files as it was made. `say` hears of
 * one that is not.
 */
export async function isFresh(folder: string, say: (line: string) => void = () => {}): Promise<boolean> {
  const dist = join(folder, 'dist');
  const facts = readFacts(dist);
  if (!facts && existsSync(dist)) say(`${join(dist, factsFile)} is not as it was built`);
  if (!facts) return false;
  const { written, unwatched } = await inputsOf(folder, codeHash('site', folder));
  if (facts.inputs !== written || unwatched.length > 0) return false;
  if (isPast(facts)) {
    say(`what is published has changed at ${facts.nextChange}`);
    return false;
  }
  const { files } = facts;
  const standing = openStandingBuild(dist);
  const spoilt = Object.keys(files).find((path) => !standing.isAsLeft(path, files[path] as string));
  if (spoilt !== undefined) say(`${join(dist, spoilt)} is not as it was built`);
  return spoilt === undefined;
}

/**
 * Whether a build of this state would change nothing: `dist` was built from it, is as it was left in each of its files and holds nothing
 * besides, and what is published is so still.
 */
export function standsFor(state: string, dist: string): boolean {
  const standing = openStandingBuild(dist);
  if (standing.state !== state) return false;
  const facts = readFacts(dist);
  if (!facts || isPast(facts)) return false;
  const look = standing.look();
  const isThere = (line: string, position: number) =>
    isStamped(look, position) || isAsLeft(dist, pathIn(line), hashIn(line));
  return standing.files.every(isThere) && standing.strays(look).length === 0;
}

/** Whether what is published has changed by itself since. */
function isPast({ nextChange }: SealedFacts): boolean {
  return nextChange !== undefined && nextChange <= buildTime();
}
