import { statSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile, readFacts } from '../build/facts.ts';
import type { BuildFacts } from '../build/hosts/build-facts.ts';
import { securityHeaders } from '../build/hosts/headers.ts';
import { unserved } from '../build/hosts/served.ts';
import { createFileCache } from './file-cache.ts';
import { createFilledPages, type FilledPages } from './filled-pages.ts';

export interface ServedBuild {
  facts: BuildFacts;
  /** The paths of the files that visitors are given; no other file is read, so no spelling of an address leads out. */
  files: Set<string>;
  /** The routes' templates, which have no address of their own. */
  templates: Set<string>;
  headers: Record<string, string>;
  /** A small file's bytes, in an encoding that a client accepts. */
  cachedFile: ReturnType<typeof createFileCache>;
  /** A page with the origin of a request in it. Absent where the build knew the site's own. */
  filledPage?: FilledPages;
  /** Whether it is on the disk as it was built, as far as is known: `gone` when it is not there, `spoilt` when a file is another. */
  state: () => 'whole' | 'gone' | 'spoilt';
}

/**
 * Opens a built site and gives it as it is at each call: a new build in its place is served from the next request on, with
 * its own files and policy. `renewed` is called when that happened, `failed` with the name of each file that was found spoilt.
 * While what is there is no whole build, the last one counts. Throws a clear message when there is none at first.
 */
export function openBuild(
  dist: string,
  renewed: () => void = () => {},
  failed: (file: string) => void = () => {},
): () => ServedBuild {
  let mark = markOf(dist);
  let isGone = false;
  const read = (): ServedBuild | undefined => readBuild(dist, () => isGone, failed);
  const first = read();
  if (!first)
    throw new Error(`${dist} holds no built site. Run \`npm run build\` first, or \`npm start\`, which does.`);
  let build = first;
  let isLookedAt = false;
  return () => {
    // Looked at once in each turn of the event loop, which serves many requests when there is much to do.
    if (isLookedAt) return build;
    isLookedAt = true;
    setImmediate(() => {
      isLookedAt = false;
    });
    const found = markOf(dist);
    isGone = found === undefined;
    if (isGone || found === mark) return build;
    const next = read();
    if (!next) return build;
    mark = found;
    build = next;
    renewed();
    return build;
  };
}

function readBuild(dist: string, isGone: () => boolean, failed: (file: string) => void): ServedBuild | undefined {
  const told = readFacts(dist);
  if (!told) return undefined;
  const { files, ...facts } = told;
  const spoilt = new Set<string>();
  const cachedFile = createFileCache(dist, files, (file, isWhole) => {
    if (isWhole) spoilt.delete(file);
    else if (!spoilt.has(file)) failed(file);
    if (!isWhole) spoilt.add(file);
  });
  return {
    facts,
    files: new Set(Object.keys(files).filter((file) => !unserved.test(`/${file}`))),
    templates: new Set(facts.patterns.map(({ data }) => data)),
    headers: securityHeaders(facts),
    cachedFile,
    ...(facts.lacksOrigin && { filledPage: createFilledPages(dist, cachedFile) }),
    state: () => (isGone() ? 'gone' : spoilt.size > 0 ? 'spoilt' : 'whole'),
  };
}

/** Changes with every build that is put in place. */
function markOf(dist: string): string | undefined {
  const stat = statSync(join(dist, factsFile), { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs}`;
}
