/**
 * Replaces the repository's README by the package's while npm packs, as `prepack` and `postpack`. Plain JavaScript,
 * because it runs before anything is installed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

// npm runs it in the package's folder.
const [readme, saved] = ['README.md', '.cache/README.repository.md'];

if (process.argv[2] === 'restore') {
  if (existsSync(saved)) renameSync(saved, readme);
} else {
  mkdirSync('.cache', { recursive: true });
  // If an earlier packing was interrupted, the repository's README is already saved.
  if (!existsSync(saved)) renameSync(readme, saved);
  writeFileSync(readme, fromRoot(readFileSync('engine/README.md', 'utf8')));
}

/** A text of `engine/` with its links as seen from the package's root. */
function fromRoot(text) {
  return text.replace(/\]\((?![a-z]+:|#)([^)]+)\)/g, (_, link) => `](${posix.join('engine', link)})`);
}
