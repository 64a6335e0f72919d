import type { Path } from '../model/schema/walk.ts';
import type { Message } from './messages/message.ts';
import type { OwnRule } from './own-rule.ts';
import type { Suggestion } from './suggest.ts';

/** The configuration of a site in code, as the check sees it. */
export interface ConfigInput {
  /** A hash of its modules. */
  version: string;
  /** The texts of its modules, by path relative to the site's folder. */
  texts: Record<string, string>;
  mistakes: ConfigMistake[];
  rules: OwnRule[];
  /** Whether analytics wait for the consent of visitors. */
  asksConsent: boolean;
  /** The module of its own that renders the not-found page, as it is written. Default: none. */
  notFoundPart?: string | undefined;
  /** The themes of packs that could be read, by the name of the pack. */
  packThemes: Record<string, unknown>;
  /** The position in its modules of an error that a rule threw, or of a word after the rule's code. */
  locate(error: unknown, code: string, word?: string): ModulePosition;
}

export interface ModulePosition {
  /** The module, relative to the site's folder. */
  file: string;
  /** The text of the module. */
  text: string;
  offset: number;
}

export interface ConfigMistake extends Suggestion, ModulePosition {
  /** The keys of the wrong value; empty for an error of the module. */
  path: Path;
  message: Message;
}
