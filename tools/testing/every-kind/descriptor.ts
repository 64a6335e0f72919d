import type { DataBinding } from '../../../engine/descriptor/data.ts';
import type {
  AddressFieldName,
  Anchor,
  BaseName,
  ChoiceName,
  CompactDay,
  DataAddress,
  DataPicture,
  Day,
  Duration,
  FieldName,
  FileTarget,
  FrameTarget,
  HtmlFieldName,
  HtmlText,
  ImageFile,
  Month,
  OpenDay,
  PlainText,
  QueryName,
  RouteName,
  RowTarget,
  ShownAs,
  Target,
  Text,
} from '../../../engine/descriptor/kinds.ts';
import type { Picture, TellingPicture } from '../../../engine/descriptor/picture.ts';
import type { SectionBase, Sections } from '../../../engine/descriptor/section.ts';

/** A section with a field of every kind, none of whose names says what it is: only their types do. */
export interface EveryKindSection extends SectionBase {
  /** Words. */
  a: Text;
  /** Words as they stand. */
  b: PlainText;
  /** HTML. */
  c: HtmlText;
  /** A link's target. */
  d: Target;
  /** A file. */
  e: FileTarget;
  /** A page in a frame. */
  f: FrameTarget;
  /** Where rows lead. */
  g: RowTarget;
  /** An address of data. */
  h: DataAddress;
  /** A picture of data. */
  i: DataPicture;
  /** A picture's file. */
  j: ImageFile;
  /** A page's route. */
  k: RouteName;
  /** An anchor. */
  l: Anchor;
  /** A query's name. */
  m: QueryName;
  /** Its choices. */
  n: ChoiceName[];
  /** A field. */
  o: FieldName;
  /** A field of HTML. */
  p: HtmlFieldName;
  /** A field that holds an address. */
  q: AddressFieldName;
  /** A field that is shown otherwise. */
  r: EveryKindColumn;
  /** A base. */
  s: BaseName;
  /** A day. */
  t: Day;
  /** A day or none. */
  u: OpenDay;
  /** A day in digits. */
  v: CompactDay;
  /** A month. */
  w: Month;
  /** A length of time. */
  x: Duration;
  /** A picture. */
  y: Picture;
  /** A picture that tells. */
  z: TellingPicture;
  /** Sections inside. */
  inside: Sections;
  /** Its rows. */
  shown: EveryKindRow[];
  /** Rows of a source. */
  bound?: DataBinding;
}

/** A field that is shown as it says. */
export interface EveryKindColumn {
  /** The field. */
  what: FieldName;
  /** How it is shown. */
  how: ShownAs;
}

/**
 * A row.
 * @kind Row
 */
export interface EveryKindRow {
  [field: string]: Text;
}
