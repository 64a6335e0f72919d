import type { Path } from '../model/schema/walk.ts';
import type { Message } from './messages/message.ts';
import type { Suggestion } from './suggest.ts';

/** The configuration of a site in code, as the check sees it. */
export interface ConfigInput {
  /** A hash of its modules. */
  version: string;
  mistakes: ConfigMistake[];
}

export interface ConfigMistake extends Suggestion {
  /** The module that has it, relative to the site's folder. */
  file: string;
  /** The text of the module. */
  text: string;
  offset: number;
  /** The keys of the wrong value; empty for an error of the module. */
  path: Path;
  message: Message;
}
