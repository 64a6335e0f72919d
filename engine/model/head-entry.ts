/**
 * An element that a site adds to the head of every page.
 * @zh 网站加到每个页面 head 中的一个元素。
 */
export type HeadEntry = MetaEntry | LinkEntry | ScriptEntry;

/**
 * A `meta` element.
 * @zh `meta` 元素。
 */
export interface MetaEntry {
  /**
   * The attributes of the element. It has a `name` or a `property`.
   * @zh 元素的属性，须有 `name` 或 `property`。
   */
  meta: { name?: string; property?: string; content: string };
}

/**
 * A `link` element.
 * @zh `link` 元素。
 */
export interface LinkEntry {
  /**
   * The attributes of the element. `href` is an `https:` address, or a path of this site. A style sheet may be of another
   * origin.
   * @zh 元素的属性。`href` 为 `https:` 地址或本站路径；样式表可以来自其他网站。
   */
  link: { rel: string; href: string; type?: string; title?: string; integrity?: string };
}

/**
 * A `script` element.
 * @zh `script` 元素。
 */
export interface ScriptEntry {
  /**
   * An address or the code itself. It runs in every page, without consent of the visitor.
   * @zh 脚本的地址，或代码本身。在每个页面运行，不询问访客。
   */
  script: ExternalScript | { code: string };
}

/**
 * A script with an address.
 * @zh 有地址的脚本。
 */
export interface ExternalScript {
  /**
   * An `https:` address, or a path of this site. The script runs after the page is parsed.
   * @zh `https:` 地址或本站路径。页面解析完之后运行。
   */
  src: string;
  /**
   * Whether the script is a module. Default: it is none.
   * @zh 脚本是否为模块。默认：不是。
   */
  type?: 'module';
  /**
   * The hash that the script must have. Default: it is not compared.
   * @zh 脚本须符合的哈希值。默认：不核对。
   */
  integrity?: string;
  /**
   * Its `data-` attributes, without this start: `{ domain: 'example.org' }`. Default: none.
   * @zh 脚本的 `data-` 属性，不写这个开头：`{ domain: 'example.org' }`。默认：无。
   */
  data?: Record<string, string>;
  /**
   * The other origins that the script sends requests to. Default: none.
   * @zh 脚本还会向哪些来源发送请求。默认：无。
   */
  connect?: string[];
}
