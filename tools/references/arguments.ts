import { parseArgs } from 'node:util';
import { siteFolder } from '../paths.ts';
import { kinds } from './resolve.ts';

/** What a command about names was given. */
export interface NameArguments {
  /** The site's folder. */
  folder: string;
  /** The kind, where one was said. */
  kind?: string;
  /** The words after it. */
  said: string[];
  /** Whether nothing is to be written. */
  dry: boolean;
}

/** Reads `[kind] word …` with so many words, `--site DIR` and `--dry`. Throws the usage for anything else. */
export function argumentsOf(args: string[], words: number, usage: string): NameArguments {
  const { values, positionals } = parseArgs({
    args,
    options: { site: { type: 'string' }, dry: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [first = ''] = positionals;
  const kind = positionals.length > words ? first : undefined;
  if (positionals.length < words || positionals.length > words + 1) throw new Error(usage);
  if (kind !== undefined && !(kinds as readonly string[]).includes(kind))
    throw new Error(`there is no kind "${kind}"; ${usage}`);
  return { folder: siteFolder(args), kind, said: kind ? positionals.slice(1) : positionals, dry: values.dry };
}
