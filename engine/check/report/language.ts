import type { MessageLanguage } from '../messages/message.ts';

/** The default language of messages, by the environment. */
export function languageOf(env: Record<string, string | undefined> = process.env): MessageLanguage {
  // The order is POSIX's.
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
