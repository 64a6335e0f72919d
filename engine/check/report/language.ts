import type { MessageLanguage } from '../words/words.ts';

/** The language of messages where none is asked for: Chinese where the environment is Chinese, else English. */
export function languageOf(env: Record<string, string | undefined> = process.env): MessageLanguage {
  // As POSIX has it: the first of these that is set decides.
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
