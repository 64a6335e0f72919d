/** Whether a Markdown value is the name of a file: one word that ends in `.md`. */
export function isMarkdownName(text: string): boolean {
  return /^\S+\.md$/.test(text);
}

/** Whether a path in a site's folder is a Markdown file of the site. A `README.md` is for maintainers. */
export function isMarkdownFile(path: string): boolean {
  return /^(?:pages|assets\/records)\/.*\.md$/.test(path) && !/(?:^|\/)README\.md$/i.test(path);
}

/** The path of the Markdown file that a JSON file names: next to it or in a folder below. Undefined for a path elsewhere. */
export function markdownPath(file: string, name: string): string | undefined {
  const steps = name.replace(/^\.\//, '').split('/');
  const isBelow = steps.every((step) => step !== '' && step !== '.' && step !== '..') && !/[\\?#%:]/.test(name);
  return isBelow ? `${file.slice(0, file.lastIndexOf('/') + 1)}${steps.join('/')}` : undefined;
}
