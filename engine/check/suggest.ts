import { findNearest } from '../model/text/nearest.ts';

export { nearest } from '../model/text/nearest.ts';

export interface Suggestion {
  suggestion?: string;
  /** Whether nothing else is as near, so that it can be applied automatically. */
  sure?: boolean;
  /** Whether the suggestion is JSON instead of text: a number, a list. */
  isJson?: true;
  /** Whether the value should be wrapped in a list. */
  inList?: true;
}

/** The nearest candidate. `written` converts it to the form that is used there. */
export function suggest(
  name: string,
  candidates: Iterable<string>,
  written: (near: string) => string | undefined = (near) => near,
): Suggestion {
  const found = findNearest(name, candidates);
  const suggestion = found && written(found.best);
  return suggestion === undefined ? {} : { suggestion, sure: found?.alone };
}

/** Completes an address with a misspelled, broken or missing scheme. */
export function wholeAddress(text: string): Suggestion {
  const [, scheme = '', rest = ''] = /^([A-Za-z]+)\s*[:;：；]?\s*\/+(.*)$/s.exec(text) ?? [];
  if (scheme !== '') return suggest(scheme, ['https', 'http'], (near) => `${near}://${rest}`);
  if (/^www\.[\w-]+\./i.test(text)) return { suggestion: `https://${text}` };
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text) ? { suggestion: `mailto:${text}`, sure: true } : {};
}

/** The path of a picture relative to `assets/images/`. */
export function pictureName(path: string): string {
  return path.replaceAll('\\', '/').replace(/^((.*\/)?assets\/|(\.{0,2}\/)*)(images\/)?/, '');
}
