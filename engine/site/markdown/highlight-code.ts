import { createRequire } from 'node:module';
import type { HighlighterCore, LanguageRegistration } from 'shiki/core';
import { once } from '../../model/schema/once.ts';
import { escapeHtml } from '../../model/text/escape-html.ts';
import { requirePackages } from '../optional-packages.ts';

type Core = typeof import('shiki/core');
type Engine = typeof import('shiki/engine/javascript');
type Languages = typeof import('shiki/langs');

/** Loads the packages from their own folder: Node warns about modules that other files require. */
const shiki = once(() => {
  requirePackages('highlighted code');
  const own = createRequire(createRequire(import.meta.url).resolve('shiki/core'));
  const { createCssVariablesTheme, createHighlighterCoreSync } = own('shiki/core') as Core;
  const { createJavaScriptRegexEngine } = own('shiki/engine/javascript') as Engine;
  const { bundledLanguagesInfo } = own('shiki/langs') as Languages;
  const names = new Map(
    bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id])),
  );
  const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--', fontStyle: false });
  const highlighter: HighlighterCore = createHighlighterCoreSync({
    ...{ themes: [theme], langs: [] },
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const load = (id: string) => {
    if (highlighter.getLoadedLanguages().includes(id)) return;
    const language = own(`@shikijs/langs/${id}`) as { default: LanguageRegistration[] };
    highlighter.loadLanguageSync(language.default);
  };
  return { highlighter, names, load };
});

/** The HTML of code, with a class for each kind of token. Unknown languages have none. */
export function highlightCode(code: string, language: string): string {
  const id = language === '' ? undefined : shiki().names.get(language);
  if (id === undefined) return escapeHtml(code);
  const { highlighter, load } = shiki();
  load(id);
  // A time limit would make the result depend on how busy the machine is.
  const lines = highlighter.codeToTokensBase(code, { lang: id, theme: 'kinds', tokenizeTimeLimit: 0 });
  return lines.map((tokens) => tokens.map(({ content, color }) => spanOf(content, color)).join('')).join('\n');
}

function spanOf(content: string, color = ''): string {
  const text = escapeHtml(content);
  const [, kind] = /^var\(--token-([a-z-]+)\)$/.exec(color) ?? [];
  const name = kind && classes[kind];
  return name && content.trim() !== '' ? `<span class="${name}">${text}</span>` : text;
}

/** The classes of the kinds of tokens. Others look like the rest of the code. */
const classes: Record<string, string> = {
  comment: 'code-comment',
  keyword: 'code-keyword',
  constant: 'code-constant',
  function: 'code-name',
  string: 'code-string',
  'string-expression': 'code-string',
  parameter: 'code-name',
};
