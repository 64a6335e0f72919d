/**
 * Ids that a heading cannot have: those of the page itself, and names that scripts expect to be undefined in browsers. A heading with
 * such a text gets a number: `process-2`.
 */
const reserved = ['main', 'root', 'contents-title', 'define', 'exports', 'global', 'module', 'process', 'require'];

/** The ids of headings in their order, from their texts: equal ones get a number. */
export function headingIds(texts: readonly string[]): string[] {
  const taken = new Set(reserved);
  return texts.map((text) => {
    const name = headingId(text);
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
    taken.add(id);
    return id;
  });
}

/** The anchor of a heading, as on GitHub: letters and digits of any script, in lower case, with hyphens for spaces. */
function headingId(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/^_+/, '')
    .replace(/\s+/g, '-');
  return id || 'section';
}

/** Whether headings get such an id: it clashes with no name of a script or of the page. */
export function isHeadingId(id: string): boolean {
  return !reserved.includes(id) && id === headingId(id);
}
