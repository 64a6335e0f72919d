import type { Path } from '../model/schema/walk.ts';

/**
 * A rule of a site, in `rules` of `pagewright.config.ts`.
 * @zh 网站的一条规则，写在 `pagewright.config.ts` 的 `rules` 中。
 * @example
 * {
 *   code: 'one-name',
 *   description: { en: 'Texts write website.', zh: '文字写作 website。' },
 *   visit: {
 *     *Text({ value }) {
 *       // One text, or a text for each language.
 *       const texts = typeof value === 'string' ? [value] : Object.values(value as object);
 *       if (texts.some((text) => text.includes('web site'))) yield { message: 'Write website.' };
 *     },
 *   },
 * }
 */
export interface OwnRule {
  /**
   * Its name in problems, and under `checks.rules` in `site.json`: small letters, digits and hyphens.
   * @zh 规则的名称，用于问题报告和 `site.json` 的 `checks.rules`：小写字母、数字和连字符。
   */
  code: string;
  /**
   * The level of a violation. An error stops the build. Default: `error`.
   * @zh 违反规则的级别，错误会中止构建。默认：`error`。
   */
  severity?: 'error' | 'warning';
  /**
   * A sentence with the requirement.
   * @zh 用一句话写明要求。
   */
  description: RuleText;
  /**
   * Checks a whole file without errors. A rule has this, `visit` or `site`.
   * @zh 检查没有错误的整个文件。规则须有本项、`visit` 或 `site`。
   */
  file?(file: RuleFile): RuleReports;
  /**
   * Checks each valid value of a kind, by the name of the kind: `Picture`, `Link`, `Text`.
   * @zh 按类型检查每个有效的值，键为类型名：`Picture`、`Link`、`Text`。
   */
  visit?: { [kind: string]: (node: RuleNode, file: RuleFile) => RuleReports };
  /**
   * Checks the whole site, at each check while no file has an error of its JSON or its schema. A rule has this, `file` or
   * `visit`.
   * @zh 检查整个网站，在所有文件的 JSON 和结构都没有错误时运行。规则须有本项、`file` 或 `visit`。
   */
  site?(site: RuleSite): RuleReports<RuleSiteReport>;
}

/**
 * A text of a rule: in English and Chinese, or the same for both.
 * @zh 规则的文字：中英文各一，或两种语言相同。
 */
export type RuleText = string | { en: string; zh: string };

/**
 * The result of a rule: a violation, several, or nothing. A generator can yield them.
 * @zh 规则的结果：一处或多处违反，或什么都没有；也可用生成器逐一给出。
 */
export type RuleReports<Report = RuleReport> = Report | Iterable<Report> | undefined;

/**
 * A violation of a rule.
 * @zh 一处违反规则的地方。
 * @example
 * { message: { en: 'The title is too long.', zh: '标题太长。' }, path: ['title'] }
 */
export interface RuleReport {
  /**
   * The problem, in a sentence.
   * @zh 用一句话写明问题。
   */
  message: RuleText;
  /**
   * The path of the wrong value, from the visited value or from the file's. Default: the value itself.
   * @zh 错误的值的路径，从被检查的值或文件的根算起。默认：该值本身。
   */
  path?: Path;
  /**
   * Whether the key is wrong instead of the value. Default: the value is wrong.
   * @zh 错误是否在键而不在值。默认：错误在值。
   */
  at?: 'key';
  /**
   * The wrong part of the text, which the fix replaces. Default: the whole value.
   * @zh 文字中错误的部分，会被 `fix` 替换。默认：整个值。
   */
  wrong?: string;
  /**
   * The right value, or the right text in place of `wrong`. `check --fix` writes it. Default: the rule has no fix.
   * @zh 正确的值，或代替 `wrong` 的正确文字，由 `check --fix` 写入。默认：不提供修改。
   */
  fix?: unknown;
}

/**
 * A violation by the site: the fields of `RuleReport`, where `path` is from the file's root, and the file.
 * @zh 网站违反规则的一处：`RuleReport` 的字段（其中 `path` 从文件的根算起），以及所在文件。
 */
export interface RuleSiteReport extends RuleReport {
  /**
   * A file of `files`. Default: `pages/site.json`.
   * @zh `files` 中的一个文件。默认：`pages/site.json`。
   */
  file?: RuleFile;
}

/**
 * The site, for a rule about several files.
 * @zh 网站，供涉及多个文件的规则使用。
 */
export interface RuleSite {
  /**
   * All files of the site.
   * @zh 网站的全部文件。
   */
  readonly files: readonly RuleFile[];
  /**
   * The records of a collection, in files that may have several each. Empty for an unknown collection.
   * @zh 集合的记录，一个文件可含多条记录。集合不存在时为空。
   */
  recordsOf(collection: string): RuleRecord[];
  /**
   * The values of a kind in a file: `Picture`, `Link`, `Text`. Throws if no value has the kind.
   * @zh 文件中某一类型的值：`Picture`、`Link`、`Text`。没有这种类型时抛出错误。
   */
  nodesOf(file: RuleFile, kind: string): readonly RuleNode[];
}

/**
 * A record of a collection.
 * @zh 集合的一条记录。
 */
export interface RuleRecord {
  /**
   * The file with the record.
   * @zh 记录所在的文件。
   */
  file: RuleFile;
  /**
   * The path of the record in its file.
   * @zh 记录在文件中的路径。
   */
  path: Path;
  /**
   * The fields of the record.
   * @zh 记录的字段。
   */
  value: Record<string, unknown>;
}

/**
 * A file of the site. Repeated objects are expanded, and each instance of a repeated page is a file.
 * @zh 网站的一个文件。重复的对象已展开，重复页面的每一份都是一个文件。
 */
export interface RuleFile {
  /**
   * Relative to the site's folder: `pages/home.json`.
   * @zh 相对于网站文件夹的路径：`pages/home.json`。
   */
  path: string;
  /**
   * The kind of the file.
   * @zh 文件的种类。
   */
  kind: 'site' | 'words' | 'synonyms' | 'page' | 'shared' | 'collection' | 'record' | 'markdown';
  /**
   * The content: the value of a JSON file, the text of a Markdown file.
   * @zh 内容：JSON 文件的值，或 Markdown 文件的文字。
   */
  readonly value: unknown;
  /**
   * The collection of a file with records. Other files have none.
   * @zh 记录文件所属的集合，其他文件没有。
   */
  collection?: string;
}

/**
 * A value with its position.
 * @zh 一个值及其位置。
 */
export interface RuleNode {
  /**
   * The value. A text is a string, or an object with a text for each language.
   * @zh 值。文字是一个字符串，或每种语言各一段文字的对象。
   */
  readonly value: unknown;
  /**
   * The path from the root of the file.
   * @zh 从文件的根算起的路径。
   */
  readonly path: Path;
  /**
   * The last step of the path.
   * @zh 路径的最后一步。
   */
  readonly key: string | number;
  /**
   * The value that contains it. The root of the file has none.
   * @zh 包含它的值，文件的根没有。
   */
  readonly outer?: RuleNode;
  /**
   * The section that contains it or is it; otherwise the root of the file.
   * @zh 包含它的区块或它本身；不在区块中时为文件的根。
   */
  readonly section: RuleNode;
  /**
   * The names of its kinds.
   * @zh 值的类型名。
   */
  readonly names: readonly string[];
}
