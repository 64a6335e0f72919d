import type { AnswerForm, CompiledSite, Language, PictureFacts, SafeHtml } from '../compiled.ts';
import type { Addressing } from '../page-file.ts';
import { publishableText } from '../text/publishable-text.ts';

/** The data to resolve internal links in HTML. */
export type LinkRules = Addressing &
  Pick<CompiledSite, 'language' | 'redirects'> & {
    /** Knows the pictures of the site by their address. Default: none, and they stay as they are. */
    pictures?: (address: string) => PictureFacts | undefined;
  };

/** The only function that creates {@link SafeHtml}. */
export type Sanitize = (html: string, links: LinkRules) => SafeHtml;

export interface Preparation extends LinkRules {
  rewrites: { from: string; to: string }[];
  sanitize: Sanitize;
}

/**
 * Prepares an API response for rendering: selects the language, rewrites old addresses and sanitizes HTML. Build and
 * browser both use it, so that a refreshed response equals the prerendered one. Drops fields that the form does not
 * have; `null` becomes an empty text. Throws if a value is missing or has the wrong type.
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

export function prepareHtml(html: string, preparation: Preparation): SafeHtml {
  return preparation.sanitize(rewritten(html, preparation), preparation);
}

function rewritten(text: string, { rewrites }: Preparation): string {
  return rewrites.reduce((text, { from, to }) => text.replaceAll(from, to), publishableText(text));
}

/** A text in the given language, if it is in several. */
function inLanguageOf(text: unknown, language: Language): unknown {
  const isSaid = isObject(text) && Object.values(text).every((words) => typeof words === 'string');
  return isSaid && Object.hasOwn(text, language) ? text[language] : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
