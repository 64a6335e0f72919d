import type { Path } from '../model/schema/walk.ts';
import type { Message } from './messages/message.ts';

/** A rule of a site, in `rules` of `pagewright.config.ts`. */
export interface OwnRule {
  /** Its name in problems, and under `checks.rules` in `site.json`: small letters, digits and hyphens. */
  code: string;
  /** Whether a violation stops the build. Default: error. */
  severity?: 'error' | 'warning';
  /** What it requires, in a sentence. */
  description: RuleText;
  /** Checks a whole file without errors. */
  file?(file: RuleFile): RuleReports;
  /** Checks each valid value of a kind, by the name of the kind: `Picture`, `Link`, `Text`. */
  visit?: { [kind: string]: (node: RuleNode, file: RuleFile) => RuleReports };
  /** Checks the whole site, at each check while no file has an error of its JSON or its schema. */
  site?(site: RuleSite): RuleReports<RuleSiteReport>;
}

/** A text of a rule: in English and Chinese, or the same for both. */
export type RuleText = string | Message;

/** What a rule returns: a violation, several, or nothing. A generator can yield them. */
export type RuleReports<Report = RuleReport> = Report | Iterable<Report> | undefined;

export interface RuleReport {
  message: RuleText;
  /** The path of the wrong value, from the visited value or from the file's. Default: the value itself. */
  path?: Path;
  /** Whether the key is wrong instead of the value. */
  at?: 'key';
  /** A part of the text that is wrong, and that the fix replaces. Default: the whole value. */
  wrong?: string;
  /** The right value, or the right text in place of `wrong`. `check --fix` writes it. */
  fix?: unknown;
}

/** A violation by the site. `path` is from the file's root. */
export interface RuleSiteReport extends RuleReport {
  /** A file of `files`. Default: `pages/site.json`. */
  file?: RuleFile;
}

/** The site, for a rule about several files. */
export interface RuleSite {
  readonly files: readonly RuleFile[];
  /** The records of a collection, in files that may have several each. Empty for an unknown collection. */
  recordsOf(collection: string): RuleRecord[];
  /** The values of a kind in a file: `Picture`, `Link`, `Text`. Throws if no value has the kind. */
  nodesOf(file: RuleFile, kind: string): readonly RuleNode[];
}

export interface RuleRecord {
  file: RuleFile;
  /** The path of the record in its file. */
  path: Path;
  value: Record<string, unknown>;
}

/** A file of the site. Repeated objects are expanded, and each instance of a repeated page is a file. */
export interface RuleFile {
  /** Relative to the site's folder: `pages/home.json`. */
  path: string;
  kind: 'site' | 'words' | 'synonyms' | 'page' | 'shared' | 'collection' | 'record' | 'markdown';
  /** The content: the value of a JSON file, the text of a Markdown file. */
  readonly value: unknown;
  /** The collection of a file with records. */
  collection?: string;
}

/** A value with its position. */
export interface RuleNode {
  readonly value: unknown;
  /** From the root of the file. */
  readonly path: Path;
  /** The last step of the path. */
  readonly key: string | number;
  /** The value that contains it. */
  readonly outer?: RuleNode;
  /** The section that contains it or is it; otherwise the root of the file. */
  readonly section: RuleNode;
  /** Its kinds. */
  readonly names: readonly string[];
}
