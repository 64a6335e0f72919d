import type { Language } from '../../engine/descriptor/compiled.ts';

/** The language of messages: `--lang zh` or `--lang en`, else Chinese where the environment is Chinese, else English. */
export function messageLanguage(args: string[], env: Record<string, string | undefined> = process.env): Language {
  const at = args.indexOf('--lang');
  const given = at >= 0 ? args[at + 1] : undefined;
  if (at >= 0 && given !== 'zh' && given !== 'en')
    throw new Error(`there is no language "${given ?? ''}": use zh or en.`);
  if (given) return given as Language;
  // As POSIX has it: the first of these that is set decides.
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
