import type { Problem } from '../../check/problem.ts';
import type { DiffLine } from './edit-protocol.ts';
import type { BilingualText, FilePointer, RequestText } from './protocol.ts';

export interface NewPageRequest {
  /** Also the name of its file. */
  id: RequestText;
  route: RequestText;
  /** Its folder under `pages/`. Empty for `pages/` itself. */
  folder: RequestText;
  /** Its title by language. */
  title: Record<string, RequestText>;
}

export interface PageAddress {
  route: string;
  id: string;
}

export interface PageMove {
  file: RequestText;
  route: RequestText;
  to: RequestText;
}

export interface MovePlan {
  /** Changes with the files. */
  revision: string;
  files: PlannedFile[];
}

export interface PlannedFile {
  file: string;
  /** The old path of a moved file. */
  from?: string;
  /** The number of changed values. */
  edits: number;
  lines: DiffLine[];
}

export interface RemovalRequest {
  file: RequestText;
  /** The redirect target of the page's address. Empty: no redirect. */
  leadsTo: RequestText;
}

export interface RemovalPlan {
  revision: string;
  /** The possible redirects of the page's address. Absent if it cannot redirect. */
  redirect?: {
    address: string;
    /** The possible targets. */
    routes: string[];
    /** Whether the site has a 404 page. Otherwise visitors see the home page. */
    isTold: boolean;
  };
  uses: Usage[];
  /** The number of files that were not searched. */
  others: number;
}

/** A value that uses something. */
export interface Usage extends FilePointer {
  /** The location in words. */
  place: BilingualText;
  /** The value. */
  text: string;
  /** Its error after a removal. */
  problem?: Problem;
}

/** An anchor: the location of its name, and its old name. */
export interface AnchorRequest extends FilePointer {
  id: RequestText;
}

/** A section that becomes a shared file. */
export interface ShareRequest extends FilePointer {
  name: RequestText;
  revision: RequestText;
}

/** An include that becomes a copy of its sections. */
export interface OwnCopyRequest extends FilePointer {
  /** Whether the shared file is deleted if no other page includes it. */
  removesFile: boolean;
  revision: RequestText;
}
