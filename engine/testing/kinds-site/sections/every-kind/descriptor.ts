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
 * @zh 每种类型的字段各有一个的区块，字段名都不说明含义：只有类型说明。
 */
export interface EveryKindSection extends SectionBase {
  /**
   * Words.
   * @zh 文字。
   */
  a: Text;
  /**
   * Words as they stand.
   * @zh 原样显示的文字。
   */
  b: PlainText;
  /**
   * HTML.
   * @zh HTML。
   */
  c: HtmlText;
  /**
   * A link's target.
   * @zh 链接目标。
   */
  d: Target;
  /**
   * A file.
   * @zh 文件。
   */
  e: FileTarget;
  /**
   * A page in a frame.
   * @zh 框架中的页面。
   */
  f: FrameTarget;
  /**
   * Where rows lead.
   * @zh 行的链接目标。
   */
  g: RowTarget;
  /**
   * An address of data.
   * @zh 数据中的地址。
   */
  h: DataAddress;
  /**
   * A picture of data.
   * @zh 数据中的图片。
   */
  i: DataPicture;
  /**
   * A picture's file.
   * @zh 图片文件。
   */
  j: ImageFile;
  /**
   * A page's route.
   * @zh 页面的路由。
   */
  k: RouteName;
  /**
   * An anchor.
   * @zh 锚点。
   */
  l: Anchor;
  /**
   * A query's name.
   * @zh 查询参数的名称。
   */
  m: QueryName;
  /**
   * Its choices.
   * @zh 它的选项。
   */
  n: ChoiceName[];
  /**
   * A field.
   * @zh 字段。
   */
  o: FieldName;
  /**
   * A field of HTML.
   * @zh HTML 字段。
   */
  p: HtmlFieldName;
  /**
   * A field that holds an address.
   * @zh 存放地址的字段。
   */
  q: AddressFieldName;
  /**
   * A field that is shown otherwise.
   * @zh 以其他方式显示的字段。
   */
  r: EveryKindColumn;
  /**
   * A base.
   * @zh 一个 base。
   */
  s: BaseName;
  /**
   * A day.
   * @zh 日期。
   */
  t: Day;
  /**
   * A day or none.
   * @zh 日期，或没有日期。
   */
  u: OpenDay;
  /**
   * A day in digits.
   * @zh 数字写法的日期。
   */
  v: CompactDay;
  /**
   * A month.
   * @zh 月份。
   */
  w: Month;
  /**
   * A length of time.
   * @zh 时长。
   */
  x: Duration;
  /**
   * A picture.
   * @zh 图片。
   */
  y: Picture;
  /**
   * A picture with a meaning.
   * @zh 有内容的图片。
   */
  z: TellingPicture;
  /**
   * A time of day.
   * @zh 时刻。
   */
  aa: TimeOfDay;
  /**
   * A number with its unit.
   * @zh 带单位的数。
   */
  ab: Quantity;
  /**
   * A color.
   * @zh 颜色。
   */
  ac: Color;
  /**
   * Lines of a shell.
   * @zh 几行命令。
   */
  ad: CodeText;
  /**
   * Sections inside.
   * @zh 内含的区块。
   */
  inside: Sections;
  /**
   * Its rows.
   * @zh 它的行。
   */
  shown: EveryKindRow[];
  /**
   * Rows of a source.
   * @zh 数据源的行。
   */
  bound?: DataBinding;
}

/**
 * A field that is shown as it says.
 * @zh 按所写方式显示的字段。
 */
export interface EveryKindColumn {
  /**
   * The field.
   * @zh 字段。
   */
  what: FieldName;
  /**
   * How it is shown.
   * @zh 显示的方式。
   */
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
