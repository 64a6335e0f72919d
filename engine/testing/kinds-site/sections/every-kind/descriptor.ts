import type { DataBinding } from '../../../../model/data.ts';
import type {
  AddressFieldName,
  Anchor,
  BaseName,
  ChoiceName,
  CodeText,
  Color,
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
  Markdown,
  Month,
  OpenDay,
  PlainText,
  Quantity,
  QueryName,
  RouteName,
  RowTarget,
  ShownAs,
  Target,
  Text,
  TimeOfDay,
} from '../../../../model/kinds.ts';
import type { Picture, TellingPicture } from '../../../../model/picture.ts';
import type { SectionBase, Sections } from '../../../../model/section.ts';

/**
 * A section with a field of every kind. Only the types of the fields have a meaning, not their names.
 * @zh 每种类型各有一个字段的区块；字段名不表示含义，只由类型表示。
 */
export interface EveryKindSection extends SectionBase {
  a: Text;
  b: PlainText;
  c: HtmlText;
  d: Target;
  e: FileTarget;
  f: FrameTarget;
  g: RowTarget;
  h: DataAddress;
  i: DataPicture;
  j: ImageFile;
  k: RouteName;
  l: Anchor;
  m: QueryName;
  n: ChoiceName[];
  o: FieldName;
  p: HtmlFieldName;
  q: AddressFieldName;
  r: EveryKindColumn;
  s: BaseName;
  t: Day;
  u: OpenDay;
  v: CompactDay;
  w: Month;
  x: Duration;
  y: Picture;
  z: TellingPicture;
  aa: TimeOfDay;
  ab: Quantity;
  ac: Color;
  ad: CodeText;
  ae: Markdown;
  inside: Sections;
  shown: EveryKindRow[];
  bound?: DataBinding;
}

/**
 * A field that is shown as it says.
 * @zh 按所写方式显示的字段。
 */
export interface EveryKindColumn {
  what: FieldName;
  how: ShownAs;
}

/**
 * A row.
 * @zh 一行。
 * @kind Row
 */
export interface EveryKindRow {
  [field: string]: Text;
}
