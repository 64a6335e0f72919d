import type { Problem } from '../../check/problem.ts';
import type { DiffLine } from './edit-protocol.ts';
import type { FilePointer, RequestText } from './protocol.ts';

/** What a new page is to be. */
export interface NewPageRequest {
  /** Its name in the code, which its file has too. */
  id: RequestText;
  route: RequestText;
  /** Its folder under `pages/`; empty for that itself. */
  folder: RequestText;
  /** Its title by the codes of the site's languages. */
  title: Record<string, RequestText>;
}

/** An address that a new page can have, with the id that goes with it. */
export interface PageAddress {
  route: string;
  id: string;
}

/** What a page's route and file are to be. */
export interface PageMove {
  file: RequestText;
  route: RequestText;
  to: RequestText;
}

/** What a change of several files would do, shown before it is done. */
export interface MovePlan {
  /** What tells it from what it becomes when the files change. */
  revision: string;
  files: PlannedFile[];
}

/** What a plan makes of a file. */
export interface PlannedFile {
  file: string;
  /** The file that it comes from. Default: it stays where it is. */
  from?: string;
  /** How many places of it are changed. */
  edits: number;
  lines: DiffLine[];
}

/** Which file is to be taken out. */
export interface RemovalRequest {
  file: RequestText;
  /** The route that a page's address leads to then. Empty: to none, and it is an unknown address. */
  leadsTo: RequestText;
}

/** What stands in the way of taking a file out. */
export interface RemovalPlan {
  revision: string;
  /** Where the address of a page can lead then. Default: it has none of its own, or none that a redirect can stand at. */
  redirect?: {
    address: string;
    /** The routes that it can lead to, as their pages write them. */
    routes: string[];
    /** Whether visitors who come to an unknown address are told that it is none: else they see the home page. */
    isTold: boolean;
  };
  /** The places that name the file, or would be wrong without it. */
  uses: Usage[];
  /** How many files more can name it, and were not looked through. */
  others: number;
}

/** A place that names something. */
export interface Usage extends FilePointer {
  /** The place in words, with the section's type. */
  place: string;
  /** What stands there. */
  text: string;
  /** What would be wrong with it. Default: nothing that the check tells. */
  problem?: Problem;
}

/** An anchor: where its name stands, and what that was. */
export interface AnchorRequest extends FilePointer {
  id: RequestText;
}

/** Which links are to follow an anchor that has another name by now. */
export interface AnchorUpdate extends AnchorRequest {
  /** What tells the file's text from any other. */
  revision: RequestText;
}

/** Which section of a page becomes a shared file, and the file’s name. */
export interface ShareRequest extends FilePointer {
  name: RequestText;
  /** What tells the page’s text from any other. */
  revision: RequestText;
}

/** Which include of a page becomes its own copy of the shared sections. */
export interface OwnCopyRequest extends FilePointer {
  /** Whether the shared file goes, where no other page includes it. */
  removesFile: boolean;
  /** What tells the page’s text from any other. */
  revision: RequestText;
}
