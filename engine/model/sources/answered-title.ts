/** The title that an answer gives a page. `undefined` when it gives none: a text that was `null` is empty by now, and no heading. */
export function answeredTitle(answer: unknown, field: string): string | undefined {
  const text = (answer as Record<string, unknown> | undefined)?.[field];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
