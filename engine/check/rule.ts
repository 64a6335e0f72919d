import type { Path } from '../model/schema/walk.ts';
import type { Splice } from '../model/text/splice.ts';
import type { LocatedJson } from './located-json.ts';
import type { SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';
import type { Suggestion } from './suggest.ts';
import type { Words } from './words/words.ts';

/** A mistake inside one file, before its place is worked out. */
export interface Finding extends Suggestion {
  code: string;
  /** Where in the file's value. */
  path: Path;
  /** Whether the key or the value is at fault. Default: the value. */
  at?: 'key' | 'value';
  message: Words;
  /** The passage of the text that the suggestion stands for. Default: the whole value. */
  wrong?: string;
  /** The name that it says is defined nowhere, on which other places may agree. */
  missing?: MissingDefinition;
  /** Default: error. */
  severity?: 'error' | 'warning';
}

/** A name that is defined nowhere: the route of a page, a base or a value of site.json, or a base's folder. */
export interface MissingDefinition {
  kind: 'route' | 'bases' | 'values' | 'folder';
  name: string;
}

/** A finding; one about the text alone knows its offset, and its fix. */
export type Found = Finding & { offset?: number; fix?: Splice };

/** A finding of a rule, whose code and severity are the rule's. */
export type RuleFinding = Omit<Found, 'code' | 'severity'>;

/** A finding with the file it is in; a file that is not JSON has its path only. */
export interface FileFinding extends RuleFinding {
  file: SiteFile | LocatedJson | { file: string };
}

/** A finding with its file and the code and severity of its rule. */
export type SiteFinding = FileFinding & Pick<Finding, 'code' | 'severity'>;

/** Something a schema cannot say, checked over the whole site. Rules are in `rules/`, grouped by topic. */
export interface Rule {
  /** The stable name, as problems carry it. */
  code: string;
  /** What it asks for, in one line, as the guide tells it. */
  says: Words;
  severity: 'error' | 'warning';
  /** Whether it holds whatever site.json says: without it no site could be made. Default: site.json sets how severe it is. */
  firm?: true;
  /** Looks at one file. What it uses of the other files must be among their `facts`: an unchanged file is not asked again. */
  inFile?(file: SiteFile, site: SiteModel): Iterable<RuleFinding>;
  /** Looks at the whole site. */
  onSite?(site: SiteModel): Iterable<FileFinding>;
  /** Looks for what nothing uses, on a site without errors: a mistake elsewhere may hide the use. */
  whenSound?(site: SiteModel): Iterable<FileFinding>;
}
