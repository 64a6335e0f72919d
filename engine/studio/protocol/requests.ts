import type { Splice } from '../../model/text/splice.ts';
import type { ClashResolution, Edit, EditResult, FileChanges, LastEdits, SaveResult } from './edit-protocol.ts';
import type { Form, Proposals } from './form-protocol.ts';
import type {
  AnchorRequest,
  MovePlan,
  NewPageRequest,
  OwnCopyRequest,
  PageAddress,
  PageMove,
  RemovalPlan,
  RemovalRequest,
  ShareRequest,
  Usage,
} from './pages-protocol.ts';
import type { FilePointer, RequestText } from './protocol.ts';
import type {
  AssetChoice,
  Replacement,
  SearchQuery,
  SearchResults,
  TodoItem,
  UnusedAsset,
  UploadQuery,
} from './search-protocol.ts';
import type { CreatedRecord, RecordOrder, RecordTable, SectionType, StudioState } from './state-protocol.ts';

/** A problem to fix. Its fix distinguishes it from others of the same value with the same code. */
interface FixRequest extends FilePointer {
  code: string;
  fix: Splice;
}

/** The JSON body of each POST request below `/_studio/`, or the query of `upload`. Request schemas derive from it. */
export interface Requests {
  language: { language: 'zh' | 'en' };
  form: FilePointer;
  markdown: Pick<FilePointer, 'file'>;
  edit: Edit;
  'edit/last': LastEdits;
  fix: FixRequest;
  undo: unknown;
  redo: unknown;
  revert: Pick<FilePointer, 'file'>;
  settle: ClashResolution;
  save: { despite?: boolean };
  'pages/propose': { titles: RequestText[]; folder: RequestText };
  'pages/new': NewPageRequest;
  'pages/plan-move': PageMove;
  'pages/move': PageMove & { revision: RequestText };
  'pages/plan-remove': RemovalRequest;
  'pages/remove': RemovalRequest & { revision: RequestText };
  lost: FilePointer;
  'anchors/uses': AnchorRequest;
  'anchors/follow': AnchorRequest & { revision: RequestText };
  'includes/share': ShareRequest;
  'includes/own': OwnCopyRequest;
  upload: UploadQuery;
  assets: { kind: 'picture' | 'file' };
  'unused/look': { asset: RequestText };
  'unused/remove': { asset: RequestText; revision: RequestText };
  'unused/bring-back': { asset: RequestText };
  records: Pick<FilePointer, 'file'> & { order: RecordOrder };
  'records/route': FilePointer;
  'records/new': Pick<FilePointer, 'file'>;
  search: SearchQuery;
  replace: Replacement;
}

/** The JSON answer of each path. Paths that are not in {@link Requests} are GET. */
export interface Answers {
  state: StudioState;
  changes: FileChanges[];
  'section-types': SectionType[];
  proposals: Proposals;
  language: Done;
  /** Without a form if the value no longer exists. */
  form: { form?: Form };
  /** Without a text if the file does not exist. */
  markdown: { text?: string; revision: string };
  edit: EditResult;
  'edit/last': Done;
  fix: Done;
  /** The location of the step, if there was one. */
  undo: { at?: FilePointer };
  redo: { at?: FilePointer };
  revert: Done;
  settle: Done;
  save: SaveResult;
  /** Empty if the titles make no address. */
  'pages/propose': Partial<PageAddress>;
  'pages/new': Pick<FilePointer, 'file'>;
  'pages/plan-move': MovePlan;
  'pages/move': Pick<FilePointer, 'file'>;
  'pages/plan-remove': RemovalPlan;
  'pages/remove': Pick<FilePointer, 'file'>;
  /** The places that would have an error without the value. */
  lost: Usage[];
  'anchors/uses': Usage[];
  'anchors/follow': Done;
  'includes/share': Done;
  'includes/own': Done;
  /** The file as a field names it. */
  upload: { value: string };
  assets: AssetChoice[];
  'unused/look': UnusedAsset;
  'unused/remove': Done;
  'unused/bring-back': Done;
  /** The deleted files that can be restored. */
  'unused/removed': string[];
  records: RecordTable;
  /** The route that shows the record, without a language prefix. */
  'records/route': { route?: string | undefined };
  'records/new': CreatedRecord;
  search: SearchResults;
  /** How many files changed. */
  replace: { files: number };
  holes: TodoItem[];
}

/** The body of the answer is `{}`. */
// biome-ignore lint/suspicious/noConfusingVoidType: handlers of these paths return nothing.
type Done = void;
