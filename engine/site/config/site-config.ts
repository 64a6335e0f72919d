import type { PluginOption } from 'vite';
import type { OwnRule } from '../../check/own-rule.ts';
import type { ExternalScript, HeadEntry } from '../../model/head-entry.ts';
import type { PartPaths } from './part-paths.ts';

/**
 * The code of a site, in `pagewright.config.ts`. Its content is in `site.json`.
 * @zh 网站的代码，写在 `pagewright.config.ts` 中；内容写在 `site.json` 中。
 */
export interface SiteConfig {
  /**
   * Additions to the bundler, in builds and in development. Default: none.
   * @zh 对打包工具的扩展，构建和开发时都生效。默认：无。
   * @example
   * import tailwind from '@tailwindcss/vite';
   *
   * vite: { plugins: [tailwind()] },
   */
  vite?: {
    /**
     * Vite plugins, for example of Tailwind or MDX. Default: none.
     * @zh Vite 插件，例如 Tailwind 或 MDX 的插件。默认：无。
     */
    plugins?: PluginOption[];
  };
  /**
   * Additions to long texts. Default: none.
   * @zh 对长文的扩展。默认：无。
   * @example
   * import abbreviations from 'markdown-it-abbr';
   *
   * markdown: { plugins: [abbreviations] },
   */
  markdown?: {
    /**
     * Plugins of markdown-it. The HTML that they write is sanitized like all HTML of a site. Default: none.
     * @zh markdown-it 插件。它们生成的 HTML 与网站的其他 HTML 一样经过清理。默认：无。
     */
    plugins?: MarkdownPlugin[];
  };
  /**
   * Elements for the head of every page. The Content Security Policy allows their origins and the hashes of code.
   * Default: none.
   * @zh 每个页面 head 中的元素。内容安全策略（CSP）会放行它们的来源和代码的哈希值。默认：无。
   * @example
   * head: [
   *   { meta: { name: 'google-site-verification', content: 'abc' } },
   *   { link: { rel: 'me', href: 'https://social.example.org/@museum' } },
   *   { script: { code: "document.documentElement.classList.add('has-script');" } },
   * ],
   */
  head?: HeadEntry[];
  /**
   * A script that counts visits, such as of Plausible or Matomo. Visitors are asked, and nothing is requested before they
   * agree. Development and previews do not have it. Default: none.
   * @zh 统计访问的脚本，例如 Plausible 或 Matomo。先询问访客，同意之前不发出任何请求；开发和预览时不加载。默认：无。
   * @example
   * analytics: {
   *   src: 'https://stats.example.org/count.js',
   *   data: { domain: 'example.org' },
   *   connect: ['https://stats.example.org'],
   * },
   */
  analytics?: ExternalScript;
  /**
   * Rules of the site, which `check`, the studio and editors apply with those of the engine. Default: none.
   * @zh 网站自己的规则。`check`、编辑界面和代码编辑器会与引擎的规则一起应用。默认：无。
   * @example
   * rules: [
   *   {
   *     code: 'short-lead',
   *     severity: 'warning',
   *     description: { en: 'A lead has at most 120 characters.', zh: '导语不超过 120 个字符。' },
   *     file({ kind, value }) {
   *       const { lead } = value as { lead?: unknown };
   *       if (kind !== 'page' || typeof lead !== 'string' || lead.length <= 120) return undefined;
   *       return { message: { en: 'The lead is too long.', zh: '导语太长。' }, path: ['lead'] };
   *     },
   *   },
   * ],
   */
  rules?: OwnRule[];
  /**
   * Packages with sections, sources, parts, rules, words and a theme. Their names are written as texts. Default: none.
   * @zh 提供区块、数据源、部件、规则、界面文字和主题的软件包。包名须直接写成文字。默认：无。
   * @example
   * packs: ['pagewright-pack-levels'],
   */
  packs?: string[];
  /**
   * Replaces parts of the engine by modules in `parts/`. Default: the parts of the engine.
   * @zh 用 `parts/` 中的模块替换引擎的部件。默认：引擎的部件。
   * @example
   * parts: { footer: './parts/footer.tsx', sections: { table: './parts/table.tsx' } },
   */
  parts?: PartPaths;
}

/**
 * A plugin of markdown-it, or a list of one and its options.
 * @zh 一个 markdown-it 插件，或由插件及其选项组成的列表。
 */
export type MarkdownPlugin = MarkdownPluginFunction | [plugin: MarkdownPluginFunction, ...options: unknown[]];

/**
 * A function that changes the parser of markdown-it.
 * @zh 修改 markdown-it 解析器的函数。
 */
// biome-ignore lint/suspicious/noExplicitAny: plugins have the types of markdown-it, which an engine does not install
export type MarkdownPluginFunction = (parser: any, ...options: any[]) => void;
