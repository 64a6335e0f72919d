import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuildFacts } from '../build/write-site.ts';
import { securityHeaders } from './headers.ts';
import { keepFiles } from './kept-files.ts';
import { unserved } from './served.ts';

/** A built site as it is served. */
export interface ServedBuild {
  facts: BuildFacts;
  /** The paths of the files that visitors are given; no other file is read, so no spelling of an address leads out. */
  files: Set<string>;
  /** The routes' templates, which have no address of their own. */
  templates: Set<string>;
  headers: Record<string, string>;
  /** A small file's bytes, in an encoding that a client accepts. */
  kept: ReturnType<typeof keepFiles>;
}

/**
 * Opens a built site and gives it as it is at each call: a new build in its place is served from the next request on, with
 * its own files and policy. `renewed` is called when that happened. While there is no whole build, the last one counts.
 * Throws a clear message when there is none at first.
 */
export function openBuild(dist: string, renewed: () => void = () => {}): () => ServedBuild {
  const first = readBuild(dist);
  if (!first)
    throw new Error(`${dist} holds no built site. Run \`npm run build\` first, or \`npm start\`, which does.`);
  let { mark, build } = first;
  let isLookedAt = false;
  return () => {
    // Looked at once in each turn of the event loop, which serves many requests when there is much to do.
    if (isLookedAt) return build;
    isLookedAt = true;
    setImmediate(() => {
      isLookedAt = false;
    });
    if (markOf(dist) === mark) return build;
    const next = readBuild(dist);
    if (!next) return build;
    ({ mark, build } = next);
    renewed();
    return build;
  };
}

function readBuild(dist: string): { mark: string; build: ServedBuild } | undefined {
  try {
    const mark = markOf(dist) ?? '';
    const facts: BuildFacts = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !unserved.test(`/${file}`));
    const templates = new Set(facts.patterns.map(({ data }) => data));
    const known = new Set(files);
    return {
      mark,
      build: { facts, files: known, templates, headers: securityHeaders(facts), kept: keepFiles(dist, known) },
    };
  } catch {
    return undefined;
  }
}

/** Changes with every build that is put in place. */
function markOf(dist: string): string | undefined {
  const stat = statSync(join(dist, 'build.json'), { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs}`;
}
