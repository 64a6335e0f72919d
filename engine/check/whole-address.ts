import { type Suggestion, suggest } from './suggest.ts';

/** The whole address that a text was meant as which is none yet: a scheme is misspelled, or has lost its colon or slash, or is missing. */
export function wholeAddress(text: string): Suggestion {
  const [, scheme = '', rest = ''] = /^([A-Za-z]+)\s*[:;：；]?\s*\/+(.*)$/s.exec(text) ?? [];
  if (scheme !== '') return suggest(scheme, ['https', 'http'], (near) => `${near}://${rest}`);
  if (/^www\.[\w-]+\./i.test(text)) return { suggestion: `https://${text}` };
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text) ? { suggestion: `mailto:${text}`, sure: true } : {};
}
