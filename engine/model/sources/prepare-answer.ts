import type { AnswerForm, CompiledSite, Language, SafeHtml } from '../compiled.ts';
import type { Addressing } from '../page-file.ts';
import { publishableText } from '../text/publishable-text.ts';

/**
 * What links of HTML within the site follow: the language of the page that shows them, the routes that have moved, and whether
 * addresses of pages end in a slash.
 */
export type LinkRules = Addressing & Pick<CompiledSite, 'language' | 'redirects'>;

/** Cleans HTML: the one maker of {@link SafeHtml}. */
export type Sanitise = (html: string, links: LinkRules) => SafeHtml;

/** How texts from outside are made ready to show. */
export interface Preparation extends LinkRules {
  /** Old address prefixes and what stands in their place. */
  rewrites: { from: string; to: string }[];
  sanitise: Sanitise;
}

/**
 * Makes an answer of the API ready to show: one language chosen, old addresses rewritten, HTML sanitised. The same at
 * build time and in the browser, so that a refreshed answer equals the prerendered one. What the form does not name is left out,
 * and a text that is `null` is empty; throws where a value is missing, or of another kind than its form says.
 */
export function prepareAnswer(answer: unknown, form: AnswerForm, preparation: Preparation, field = 'data'): unknown {
  const refuse = (wanted: string): never => {
    throw new TypeError(`"${field}" of the answer is no ${wanted}`);
  };
  if (Array.isArray(form)) {
    if (!Array.isArray(answer)) return refuse('list');
    return answer.map((item) => prepareAnswer(item, form[0], preparation, field));
  }
  if (typeof form === 'object') {
    if (!isObject(answer)) return refuse('object');
    return Object.fromEntries(
      Object.entries(form).flatMap(([key, inner]) => {
        const name = key.replace('?', '');
        const value = Object.hasOwn(answer, name) ? answer[name] : undefined;
        return value == null && name !== key ? [] : [[name, prepareAnswer(value, inner, preparation, name)]];
      }),
    );
  }
  if (form === 'number' || form === 'boolean') return typeof answer === form ? answer : refuse(form);
  const text = answer === null ? '' : form === 'string' ? answer : inLanguageOf(answer, preparation.language);
  if (typeof text !== 'string') return refuse('text');
  return form === 'html' ? prepareHtml(text, preparation) : rewritten(text, preparation);
}

/** Makes HTML ready to show: old addresses rewritten, sanitised, its links those of a page in this language. */
export function prepareHtml(html: string, preparation: Preparation): SafeHtml {
  return preparation.sanitise(rewritten(html, preparation), preparation);
}

function rewritten(text: string, { rewrites }: Preparation): string {
  return rewrites.reduce((text, { from, to }) => text.replaceAll(from, to), publishableText(text));
}

/** A text as it is, or of one in several languages that which is wanted. */
function inLanguageOf(text: unknown, language: Language): unknown {
  const isSaid = isObject(text) && Object.values(text).every((words) => typeof words === 'string');
  return isSaid && Object.hasOwn(text, language) ? text[language] : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
