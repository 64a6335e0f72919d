import { Option } from '@commander-js/extra-typings';
import { languageOf } from '../../check/messages/message.ts';
import { defaultSite } from '../../site/paths.ts';
import { parseFolder, parseInteger, parseText } from './parsers.ts';

/** Which site a command is about. */
export const siteOption = new Option('--site <DIR>', 'the folder that holds pages/ and assets/')
  .argParser(parseFolder)
  .default(defaultSite(), 'the environment variable SITE, or the current project');

/** The language of the messages to maintainers. */
export const languageOption = new Option('--lang <LANGUAGE>', 'the language of the messages')
  .choices(['zh', 'en'])
  .default(languageOf(), 'that of the environment');

/** Whether to write nothing. */
export const dryOption = new Option('--dry', 'only shows what would change');

/** The seed of random choices. */
export const seedOption = new Option('--seed <N>', 'repeats the random choices of a run that printed this number')
  .argParser(parseInteger)
  .default(Math.floor(Math.random() * 2 ** 31), 'random');

/** Required options. The terminal prompts for missing ones. */
export const neededOptions = new Set<unknown>();

export function requiredOption<const Flags extends string>(flags: Flags, description: string) {
  const option = new Option(flags, description).argParser(parseText).makeOptionMandatory();
  // Commander would report that it is missing before it reports a misspelled one.
  option.mandatory = false;
  neededOptions.add(option);
  return option;
}
