import type { Path } from '../model/schema/walk.ts';
import type { Splice } from '../model/text/splice.ts';
import type { LocatedJson } from './located-json.ts';
import type { Message } from './messages/message.ts';
import { type RuleCode, t } from './messages/messages.ts';
import type { SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';
import type { Suggestion } from './suggest.ts';

/** A mistake in one file. */
export interface Finding extends Suggestion {
  code: string;
  path: Path;
  /** Whether the key or the value is wrong. Default: the value. */
  at?: 'key' | 'value';
  message: Message;
  /** The passage that the suggestion replaces. Default: the whole value. */
  wrong?: string;
  /** The undefined name, if it is one. */
  missing?: MissingDefinition;
  /** Default: error. */
  severity?: 'error' | 'warning';
}

/** A name without a definition: a route, a base, a value of site.json, or the folder of a base. */
export interface MissingDefinition {
  kind: 'route' | 'bases' | 'values' | 'folder';
  name: string;
}

/** A finding that may have its own offset and fix, or be in another file than the checked one. */
export type LocatedFinding = Finding & { offset?: number; fix?: Splice; source?: LocatedJson };

export type RuleFinding = Omit<LocatedFinding, 'code' | 'severity'>;

export interface FileFinding extends RuleFinding {
  file: SiteFile | LocatedJson | { file: string };
}

export type SiteFinding = FileFinding & Pick<Finding, 'code' | 'severity'>;

/** A check that a schema cannot express. */
export interface Rule {
  code: string;
  /** The problem that it reports, as the label of its level. */
  title: Message;
  /** What it requires, in one line. Shown in the guide. */
  description: Message;
  severity: 'error' | 'warning';
  /** Whether site.json cannot change its severity, because no site works without it. */
  firm?: true;
  /** Checks one file. Of other files it may use only their `facts`: an unchanged file is not checked again. */
  inFile?(file: SiteFile, site: SiteModel): Iterable<RuleFinding>;
  onSite?(site: SiteModel): Iterable<FileFinding>;
  /** Finds unused things on a site without errors: an error elsewhere may hide the use. */
  whenSound?(site: SiteModel): Iterable<FileFinding>;
}

type RuleOptions = Partial<Omit<Rule, 'code' | 'title' | 'description'>>;

/** A rule with its texts. Default severity: error. */
export function defineRule(code: RuleCode, rule: RuleOptions): Rule {
  return { code, title: t(`${code}.title`), description: t(`${code}.description`), severity: 'error', ...rule };
}
