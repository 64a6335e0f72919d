/**
 * Where the records of a collection come from, if they are not written as files: a table, a database or a web
 * address. `pagewright pull` copies them to `assets/records/<name>/`, and a build uses this copy.
 * @zh 记录不写成文件时的来源：表格文件、数据库或网址。`pagewright pull` 把记录复制到
 * `assets/records/<名称>/`，构建网站时使用这份副本。
 */
export type RecordOrigin =
  | CsvRecords
  | ExcelRecords
  | SqliteRecords
  | PostgresqlRecords
  | GraphqlRecords
  | OpenApiRecords
  | RestRecords;

/**
 * Fields of every origin of records.
 * @zh 各种来源都有的内容。
 */
interface OriginBase {
  /**
   * Where each field of a record comes from: the name of a column, or a path in the answer such as
   * `author.name`. Default: the column or value with the field's name.
   * @title Origins of fields | 字段对应
   * @zh 记录的每个字段取自何处：列名，或数据中的路径，例如 `author.name`。默认：与字段同名的列或值。
   */
  fields?: FieldOrigins;
  /**
   * How much may be read. More is an error.
   * @title Limits | 上限
   * @zh 最多读取多少，超出即报错。
   */
  limits?: OriginLimits;
}

/**
 * The origin of each field of a record, by the field's name.
 * @zh 记录各字段的来源，以字段名为键。
 */
export interface FieldOrigins {
  [field: string]: FieldOrigin;
}

/**
 * A column or path, or one for each language of a text.
 * @zh 列名或路径；多语言文字可每种语言写一个。
 */
export type FieldOrigin = OriginPath | LanguageOrigins;

/**
 * A column or path for each language, by language code.
 * @zh 每种语言的列名或路径，以语言代码为键。
 */
export interface LanguageOrigins {
  [language: string]: OriginPath;
}

/**
 * The name of a column, or a path in JSON: names and list positions with dots between them (`images.0.url`).
 * `*` means every item of a list, whose texts are joined with commas.
 * @zh 列名，或 JSON 中的路径：名称和列表位置以点号分隔（`images.0.url`）。`*` 代表列表的每一项，各项文字以逗号
 * 连接。
 * @minLength 1
 */
export type OriginPath = string;

/**
 * Limits of what is read.
 * @zh 读取的上限。
 */
export interface OriginLimits {
  /**
   * The maximum number of records. Default: 10000.
   * @title Records | 记录数
   * @zh 最多的记录数。默认：10000。
   * @minimum 1
   * @maximum 1000000
   * @asType integer
   */
  records?: number;
  /**
   * The maximum number of bytes, over all pages. Default: 50000000.
   * @title Bytes | 字节数
   * @zh 最多的字节数，各页合计。默认：50000000。
   * @minimum 1
   * @maximum 1000000000
   * @asType integer
   */
  bytes?: number;
}

/**
 * Records from a CSV file, whose first row names the columns.
 * @zh CSV 文件中的记录，首行为列名。
 */
export interface CsvRecords extends OriginBase {
  /**
   * The CSV file in UTF-8, in `assets/records/<name>/`. The site does not publish it.
   * @title CSV file | CSV 文件
   * @zh `assets/records/<名称>/` 下的 CSV 文件，UTF-8 编码。网站不会发布该文件。
   */
  csv: OriginFile;
  /**
   * The character between two columns. Default: a comma.
   * @title Separator | 分隔符
   * @zh 两列之间的字符。默认：逗号。
   * @choices
   * comma: Comma | 逗号 | A comma. | 逗号。
   * semicolon: Semicolon | 分号 | A semicolon. | 分号。
   * tab: Tab | 制表符 | A tab. | 制表符。
   */
  delimiter?: 'comma' | 'semicolon' | 'tab';
}

/**
 * Records from a sheet of an Excel file.
 * @zh Excel 文件工作表中的记录。
 */
export interface ExcelRecords extends OriginBase {
  /**
   * The Excel file (`.xlsx`), in `assets/records/<name>/`. The site does not publish it.
   * @title Excel file | Excel 文件
   * @zh `assets/records/<名称>/` 下的 Excel 文件（`.xlsx`）。网站不会发布该文件。
   */
  excel: OriginFile;
  /**
   * The name of the sheet. Default: the first.
   * @title Sheet | 工作表
   * @zh 工作表的名称。默认：第一张。
   */
  sheet?: string;
  /**
   * The number of the row that names the columns. Rows above it are ignored. Default: 1.
   * @title Row of the column names | 列名所在行
   * @zh 列名所在的行号，其上各行不读取。默认：1。
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  headerRow?: number;
}

/**
 * Records from a SQLite database file.
 * @zh SQLite 数据库文件中的记录。
 */
export interface SqliteRecords extends OriginBase {
  /**
   * The database file, in `assets/records/<name>/`. The site does not publish it.
   * @title Database file | 数据库文件
   * @zh `assets/records/<名称>/` 下的数据库文件。网站不会发布该文件。
   */
  sqlite: OriginFile;
  /**
   * The SQL query. Each row is a record.
   * @title Query | 查询
   * @zh SQL 查询语句，每一行是一条记录。
   */
  query: Query;
}

/**
 * Fields of every origin on a network.
 * @zh 各种网络来源都有的内容。
 */
interface NetworkOrigin extends OriginBase {
  /**
   * The time limit of a request or query in seconds. Default: 30.
   * @title Time limit | 时限
   * @zh 一次请求或查询的时限，以秒计。默认：30。
   * @minimum 1
   * @maximum 600
   * @asType integer
   */
  timeout?: number;
  /**
   * The number of seconds after which `pagewright start` reads the records again. While that fails, it serves
   * the last good ones. Default: it serves those of the last pull.
   * @title Refresh | 刷新间隔
   * @zh `pagewright start` 每隔多少秒重新读取记录；读取失败时沿用上次有效的记录。默认：只用上次 pull 的记录。
   * @minimum 10
   * @maximum 86400
   * @asType integer
   */
  refresh?: number;
}

/**
 * Records from a PostgreSQL database.
 * @zh PostgreSQL 数据库中的记录。
 */
export interface PostgresqlRecords extends NetworkOrigin {
  /**
   * The environment variable with the connection, such as `postgresql://reader:…@db.example/press`.
   * @title Connection | 连接
   * @zh 存放连接网址的环境变量，例如 `postgresql://reader:…@db.example/press`。
   */
  postgresql: EnvironmentValue;
  /**
   * The SQL query. Each row is a record. It runs in a transaction that cannot write.
   * @title Query | 查询
   * @zh SQL 查询语句，每一行是一条记录。查询在只读事务中运行。
   */
  query: Query;
}

/**
 * Fields of every origin at a web address.
 * @zh 各种网址来源都有的内容。
 */
export interface WebOrigin extends NetworkOrigin {
  /**
   * The path of the list of records in the answer: `data`, `data.articles.nodes`. Default: the answer is the
   * list.
   * @title Path of the records | 记录的路径
   * @zh 记录列表在数据中的路径：`data`、`data.articles.nodes`。默认：数据本身就是列表。
   */
  path?: OriginPath;
  /**
   * How to read further pages of records. Default: there is one page.
   * @title Pages | 分页
   * @zh 如何读取后续各页的记录。默认：只有一页。
   */
  paging?: Paging;
  /**
   * The environment variable with the token, sent as `Authorization: Bearer …`. Default: no token.
   * @title Token | 令牌
   * @zh 存放令牌的环境变量，以 `Authorization: Bearer …` 发送。默认：无令牌。
   */
  token?: EnvironmentValue;
  /**
   * Further headers of the requests. Secret values are in environment variables.
   * @title Headers | 请求头
   * @zh 请求的其他标头。保密的值存放在环境变量中。
   */
  headers?: OriginValues;
}

/**
 * Records from a web address that answers in JSON.
 * @zh 以 JSON 应答的网址中的记录。
 */
export interface RestRecords extends WebOrigin {
  /**
   * The web address. Requests go to this host only.
   * @title Web address | 网址
   * @zh 读取数据的网址。请求只发往该主机。
   */
  rest: WebAddress;
  /**
   * Parameters to add to the address, such as `sort`.
   * @title Parameters | 参数
   * @zh 附加在网址中的参数，例如 `sort`。
   */
  parameters?: OriginValues;
}

/**
 * Records from a GraphQL service.
 * @zh GraphQL 服务中的记录。
 */
export interface GraphqlRecords extends WebOrigin {
  /**
   * The web address of the service. Requests go to this host only.
   * @title Web address | 网址
   * @zh 服务的网址。请求只发往该主机。
   */
  graphql: WebAddress;
  /**
   * The GraphQL query. Paging sets the variables that it names.
   * @title Query | 查询
   * @zh GraphQL 查询语句。分页时设置 `paging` 中写明的变量。
   */
  query: Query;
  /**
   * The variables of the query.
   * @title Variables | 变量
   * @zh 查询的变量。
   */
  variables?: OriginValues;
}

/**
 * Records from an operation of an OpenAPI document.
 * @zh OpenAPI 文档所述操作返回的记录。
 */
export interface OpenApiRecords extends WebOrigin {
  /**
   * The OpenAPI document in JSON or YAML: a file in `assets/records/<name>/`, or a web address.
   * @title OpenAPI document | OpenAPI 文档
   * @zh JSON 或 YAML 格式的 OpenAPI 文档：`assets/records/<名称>/` 下的文件，或网址。
   */
  openapi: string;
  /**
   * The operation, by its `operationId`. It must be a `GET`.
   * @title Operation | 操作
   * @zh 操作的 `operationId`，须为 `GET` 操作。
   */
  operation: string;
  /**
   * The address of the service. Default: the first server in the document, which must be on the same host as
   * the document.
   * @title Server | 服务器
   * @zh 服务的网址。默认：文档中的第一个服务器，须与文档在同一主机。
   */
  server?: WebAddress;
  /**
   * The parameters of the operation, by name.
   * @title Parameters | 参数
   * @zh 操作的参数，以参数名为键。
   */
  parameters?: OriginValues;
}

/**
 * Values by name. Secret ones are in environment variables.
 * @zh 以名称为键的值。保密的值存放在环境变量中。
 */
export interface OriginValues {
  [name: string]: OriginValue;
}

/**
 * A value, or the environment variable that holds it.
 * @zh 值，或存放该值的环境变量。
 */
export type OriginValue = string | EnvironmentValue;

/**
 * A value that is not written in the site: it is in an environment variable.
 * @zh 不写在网站文件中的值，存放在环境变量中。
 */
export interface EnvironmentValue {
  /**
   * The name of the environment variable, such as `CMS_TOKEN`.
   * @title Environment variable | 环境变量
   * @zh 环境变量的名称，例如 `CMS_TOKEN`。
   */
  env: EnvironmentName;
}

/**
 * The name of an environment variable: capitals, digits and underscores.
 * @zh 环境变量的名称，由大写字母、数字和下划线组成。
 * @pattern ^[A-Z][A-Z0-9_]*$
 * @form capitals, digits and underscores, beginning with a letter
 * @formZh 须由大写字母、数字和下划线组成，以字母开头
 * @formExample CMS_TOKEN
 */
export type EnvironmentName = string;

/**
 * A file in the collection's folder under `assets/records/`.
 * @zh `assets/records/` 下集合文件夹中的文件。
 * @pattern ^[A-Za-z0-9][\w.-]*$
 * @form the name of a file, in letters, digits, dots, hyphens and underscores
 * @formZh 须为文件名，只用字母、数字、点、连字符和下划线
 * @formExample lamps.csv
 */
export type OriginFile = string;

/**
 * A web address with `https://` or `http://`, without a user name or password.
 * @zh 以 `https://` 或 `http://` 开头的网址，不含用户名和密码。
 * @pattern ^https?://[^\s/@?#]+([/?][^\s#]*)?$
 * @form a web address that begins with https:// or http://, without a password, blanks or `#`
 * @formZh 须为以 https:// 或 http:// 开头的网址，不含密码、空格和 `#`
 * @formExample https://cms.example/api/articles
 */
export type WebAddress = string;

/**
 * A query: one text, or a list of lines.
 * @zh 查询语句：一段文字，或逐行的列表。
 */
export type Query = string | string[];

/**
 * How further pages of records are read.
 * @zh 如何读取后续各页的记录。
 */
export type Paging = NumberedPages | OffsetPages | CursorPages | LinkedPages;

/**
 * What pages with a size have.
 * @zh 可设页大小的分页方式都有的内容。
 */
interface SizedPages {
  /**
   * The parameter or variable for the number of records of a page. Default: the service chooses it.
   * @title Size parameter | 页大小参数
   * @zh 表示每页记录数的参数或变量。默认：由服务决定。
   */
  size?: string;
  /**
   * The number of records of a page. Default: 100.
   * @title Records per page | 每页记录数
   * @zh 每页的记录数。默认：100。
   * @minimum 1
   * @maximum 10000
   * @asType integer
   */
  perPage?: number;
}

/**
 * Pages by number, until one is empty.
 * @zh 按页码读取，直到某一页为空。
 */
export interface NumberedPages extends SizedPages {
  /**
   * The parameter or variable with the number of the page, such as `page`.
   * @title Page parameter | 页码参数
   * @zh 表示页码的参数或变量，例如 `page`。
   */
  page: string;
  /**
   * The number of the first page. Default: 1.
   * @title First page | 首页页码
   * @zh 第一页的页码。默认：1。
   * @minimum 0
   * @maximum 1
   * @asType integer
   */
  first?: number;
}

/**
 * Pages by the number of records before them, until one is empty.
 * @zh 按已读的记录数读取，直到某一页为空。
 */
export interface OffsetPages extends SizedPages {
  /**
   * The parameter or variable with the number of records to skip, such as `offset`.
   * @title Offset parameter | 偏移参数
   * @zh 表示跳过多少条记录的参数或变量，例如 `offset`。
   */
  offset: string;
}

/**
 * Pages by a cursor that each answer has for the next.
 * @zh 按游标读取，每次应答给出下一页的游标。
 */
export interface CursorPages extends SizedPages {
  /**
   * The parameter or variable with the cursor, such as `after`.
   * @title Cursor parameter | 游标参数
   * @zh 表示游标的参数或变量，例如 `after`。
   */
  cursor: string;
  /**
   * The path of the next cursor in the answer. The last page has none.
   * @title Path of the next cursor | 下一游标的路径
   * @zh 下一游标在数据中的路径，最后一页没有。
   */
  next: OriginPath;
  /**
   * The path of a value in the answer that is `false` on the last page, such as
   * `data.articles.pageInfo.hasNextPage`. Default: a missing cursor ends the list.
   * @title Path of “more” | 是否有下一页的路径
   * @zh 数据中某个值的路径，最后一页时该值为 `false`，例如 `data.articles.pageInfo.hasNextPage`。默认：没有下一游标
   * 即为最后一页。
   */
  more?: OriginPath;
}

/**
 * Pages by the address of the next, which must be on the same host.
 * @zh 按下一页的网址读取，须在同一主机。
 */
export interface LinkedPages {
  /**
   * Where the address of the next page is: `header` for the `Link` header, otherwise a path in the answer such
   * as `links.next`.
   * @title Address of the next page | 下一页的网址
   * @zh 下一页的网址在何处：`header` 指 `Link` 标头，否则为数据中的路径，例如 `links.next`。
   */
  link: OriginPath;
}
