const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const escapes = Object.fromEntries(Object.entries(entities).map(([entity, sign]) => [sign, entity]));

/** Escapes text for HTML and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);
}

/** Reverses {@link escapeHtml}, and the escaping of React. Keeps other entities. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(\w+|#x?\w+);/g, (entity) => entities[entity] ?? entity);
}
