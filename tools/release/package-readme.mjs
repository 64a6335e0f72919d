// Puts the README of the package, `engine/README.md`, in the place of the repository's while npm packs, and the repository's back after it.
// npm runs it as `prepack` and `postpack`. It is JavaScript, so that it runs before anything is installed.
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
