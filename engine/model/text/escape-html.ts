/** The signs that mean something in HTML, each by how it is written there as text, also inside an attribute. */
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const escapes = Object.fromEntries(Object.entries(entities).map(([entity, sign]) => [sign, entity]));

/** A text as it stands in HTML, also inside an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);
}

/** The text that stands in HTML written by {@link escapeHtml} or React. Other entities stay as they are. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(\w+|#x?\w+);/g, (entity) => entities[entity] ?? entity);
}
