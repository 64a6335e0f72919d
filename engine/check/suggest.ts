import { ranked } from '../model/text/nearest.ts';

export { nearest } from '../model/text/nearest.ts';

/** What to write instead of a wrong name. */
export interface Suggestion {
  /** What to write; absent when nothing is near. */
  suggestion?: string;
  /** Whether nothing else is as near, so that a machine may write it. */
  sure?: boolean;
  /** Whether the suggestion is JSON as it stands: a number, a list. Default: a text, which is written in quotation marks. */
  isJson?: true;
  /** Whether what is written is meant as the only one of a list. Default: something else is to be written. */
  inList?: true;
}

/** The nearest candidate as findings carry it; `written` says how it is spelled at the place of the name. */
export function suggest(
  name: string,
  candidates: Iterable<string>,
  written: (near: string) => string | undefined = (near) => near,
): Suggestion {
  const found = ranked(name, candidates);
  const suggestion = found && written(found.best);
  return suggestion === undefined ? {} : { suggestion, sure: found?.alone };
}

/** The whole address that a text was meant as which is none yet: a scheme is misspelled, or has lost its colon or slash, or is missing. */
export function wholeAddress(text: string): Suggestion {
  const [, scheme = '', rest = ''] = /^([A-Za-z]+)\s*[:;：；]?\s*\/+(.*)$/s.exec(text) ?? [];
  if (scheme !== '') return suggest(scheme, ['https', 'http'], (near) => `${near}://${rest}`);
  if (/^www\.[\w-]+\./i.test(text)) return { suggestion: `https://${text}` };
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text) ? { suggestion: `mailto:${text}`, sure: true } : {};
}

/** What a picture is called under `assets/images/`, where its path is written, from the site's folder, a page's or a disk's. */
export function pictureName(path: string): string {
  return path.replaceAll('\\', '/').replace(/^((.*\/)?assets\/|(\.{0,2}\/)*)(images\/)?/, '');
}
