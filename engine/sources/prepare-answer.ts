import type { Language } from '../descriptor/compiled.ts';

/** How an answer is made ready to show. */
export interface Preparation {
  language: Language;
  /** Old address prefixes and what stands in their place. */
  rewrites: { from: string; to: string }[];
  /** The fields that hold HTML. */
  html?: string[];
  sanitise(html: string): string;
}

/**
 * Makes an answer of the API ready to show: one language chosen, old addresses rewritten, HTML sanitised. The same at
 * build time and in the browser, so that a refreshed answer equals the prerendered one.
 */
export function prepareAnswer(answer: unknown, preparation: Preparation, field = ''): unknown {
  const { language, rewrites, html = [], sanitise } = preparation;
  if (typeof answer === 'string') {
    const text = rewrites.reduce((text, { from, to }) => text.replaceAll(from, to), answer);
    return html.includes(field) ? sanitise(text) : text;
  }
  if (Array.isArray(answer)) return answer.map((item) => prepareAnswer(item, preparation, field));
  if (typeof answer !== 'object' || answer === null) return answer;
  if (isBilingual(answer)) return prepareAnswer(answer[language], preparation, field);
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, prepareAnswer(value, preparation, key)]),
  );
}

function isBilingual(value: object): value is Record<Language, unknown> {
  return 'zh' in value && 'en' in value && Object.keys(value).length === 2;
}
