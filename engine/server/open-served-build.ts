import { statSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '../build/hosts/headers.ts';
import { unservedPath } from '../build/hosts/path-forms.ts';
import { factsFile, readFacts } from '../build/read-facts.ts';
import { createFileCache } from './file-cache.ts';
import { createOriginFiller } from './fill-origin.ts';

/** How long a new build may move its files in place, in milliseconds. Until then, its files are no damage. */
export const publishingMs = 1000;

/**
 * Opens a built site. The returned function gives its current state: a new build is served from the next request on.
 * `renewed` is called then, and `failed` with each changed file, unless a new build comes within {@link publishingMs}.
 * Throws without a build at the start.
 */
export function openServedBuild(
  dist: string,
  renewed: () => void = () => {},
  failed: (file: string) => void = () => {},
): () => ServedBuild {
  let mark = readMark(dist);
  let isGone = false;
  const read = () => {
    const next = readBuild(
      dist,
      () => isGone,
      (file) => setTimeout(() => build === next && failed(file), publishingMs).unref(),
    );
    return next;
  };
  const first = read();
  if (!first)
    throw new Error(`${dist} holds no built site. Run \`npm run build\` first, or \`npm start\`, which does.`);
  let build = first;
  let isLookedAt = false;
  return () => {
    // Checked once per turn of the event loop, which handles many requests under load.
    if (isLookedAt) return build;
    isLookedAt = true;
    setImmediate(() => {
      isLookedAt = false;
    });
    const found = readMark(dist);
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

export type ServedBuild = NonNullable<ReturnType<typeof readBuild>>;

function readBuild(dist: string, isGone: () => boolean, failed: (file: string) => void) {
  const sealed = readFacts(dist);
  if (!sealed) return undefined;
  const { files, ...facts } = sealed;
  const corrupted = new Set<string>();
  const cachedFile = createFileCache(dist, files, (file, isWhole) => {
    if (isWhole) corrupted.delete(file);
    else if (!corrupted.has(file)) failed(file);
    if (!isWhole) corrupted.add(file);
  });
  return {
    facts,
    /** The paths of the public files. Nothing else is read, so no address can leave the folder. */
    files: new Set(Object.keys(files).filter((file) => !unservedPath.test(`/${file}`))),
    /** The paths of route templates, which have no address. */
    templates: new Set(facts.patterns.map(({ data }) => data)),
    headers: securityHeaders(facts),
    cachedFile,
    // Fills in the origin of a request. Absent if the build has the site's own.
    ...(facts.lacksOrigin && { filledPage: createOriginFiller(dist, cachedFile) }),
    /** The known state on disk: `gone` if it is missing, `corrupted` if a file was changed. */
    state: () => (isGone() ? 'gone' : corrupted.size > 0 ? 'corrupted' : 'whole'),
  };
}

/** Changes with every published build. */
function readMark(dist: string): string | undefined {
  const stat = statSync(join(dist, factsFile), { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs}`;
}
