/** The page title in a response, unless it is empty. */
export function answeredTitle(answer: unknown, field: string): string | undefined {
  const text = (answer as Record<string, unknown> | undefined)?.[field];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
