import type { Edit, Edited, FileChanges, LastEdits, Saved, Settlement } from './edit-protocol.ts';
import type { Form, Proposals } from './form-protocol.ts';
import type {
  AnchorFollowing,
  AnchorNamed,
  OwnCopyWanted,
  PageAddress,
  PageMove,
  PageWanted,
  Plan,
  Removal,
  RemovalWanted,
  ShareWanted,
  Use,
} from './pages-protocol.ts';
import type { Place, RequestText } from './protocol.ts';
import type { AssetChoice, Hits, Hole, Replacement, Sought, UnusedAsset, UploadQuery } from './search-protocol.ts';
import type { MadeRecord, RecordOrder, RecordShown, RecordTable, SectionType, StudioState } from './state-protocol.ts';

/**
 * The JSON that the studio's page sends to each path below `/_studio/` by POST; for `upload`, the query. `npm run schemas` generates
 * from it the schemas that requests are checked against.
 */
export interface Requests {
  language: { language: 'zh' | 'en' };
  form: Place;
  edit: Edit;
  'edit/last': LastEdits;
  fix: Place & { code: string };
  undo: unknown;
  redo: unknown;
  revert: Pick<Place, 'file'>;
  settle: Settlement;
  save: { despite?: boolean };
  'pages/propose': { titles: RequestText[]; folder: RequestText };
  'pages/new': PageWanted;
  'pages/plan-move': PageMove;
  'pages/move': PageMove & { revision: RequestText };
  'pages/plan-remove': RemovalWanted;
  'pages/remove': RemovalWanted & { revision: RequestText };
  lost: Place;
  'anchors/uses': AnchorNamed;
  'anchors/follow': AnchorFollowing;
  'includes/share': ShareWanted;
  'includes/own': OwnCopyWanted;
  upload: UploadQuery;
  assets: { kind: 'picture' | 'file' };
  'unused/look': { asset: RequestText };
  'unused/remove': { asset: RequestText; revision: RequestText };
  'unused/bring-back': { asset: RequestText };
  records: Pick<Place, 'file'> & { order: RecordOrder };
  'records/route': Place;
  'records/new': Pick<Place, 'file'>;
  search: Sought;
  replace: Replacement;
}

/** The JSON that each path answers with; those that {@link Requests} does not have, by GET. */
export interface Answers {
  state: StudioState;
  changes: FileChanges[];
  'section-types': SectionType[];
  proposals: Proposals;
  language: Done;
  /** Without a form if the value no longer exists. */
  form: { form?: Form };
  edit: Edited;
  'edit/last': Done;
  fix: Done;
  undo: Step;
  redo: Step;
  revert: Done;
  settle: Done;
  save: Saved;
  /** Empty if the titles make no address. */
  'pages/propose': Partial<PageAddress>;
  'pages/new': Pick<Place, 'file'>;
  'pages/plan-move': Plan;
  'pages/move': Pick<Place, 'file'>;
  'pages/plan-remove': Removal;
  'pages/remove': Pick<Place, 'file'>;
  /** The places that would have an error without the value. */
  lost: Use[];
  'anchors/uses': Use[];
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
  'records/route': RecordShown;
  'records/new': MadeRecord;
  search: Hits;
  /** How many files changed. */
  replace: { files: number };
  holes: Hole[];
}

type Done = Record<string, never>;

/** Where the change is that was undone or redone, if any was. */
interface Step {
  at?: Place;
}
