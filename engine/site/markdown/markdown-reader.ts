import type { CompileContext } from '../../compile/context.ts';
import { markdownHtml } from '../../compile/markdown-html.ts';
import type { Markdown } from '../../model/kinds.ts';
import { isMarkdownName, markdownPath } from '../../model/markdown/markdown-file.ts';
import { codesOf } from '../../model/schema/languages.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { walk } from '../../model/schema/walk.ts';
import type { WordTable } from '../../model/words.ts';
import { type MarkdownPlugins, type NoteTitles, renderMarkdown } from './render-markdown.ts';
import { resolveAddresses } from './resolve-addresses.ts';

interface MarkdownSources extends Pick<CompileContext, 'site' | 'asset' | 'words'> {
  /** The text of a Markdown file; undefined if it does not exist. */
  textOf(path: string): string | undefined;
  /** Default: without a cache. */
  render?: typeof renderMarkdown;
  /** Default: none. */
  plugins?: MarkdownPlugins | undefined;
}

/** Returns a function that converts the Markdown of a file to HTML, with the addresses of pictures and files. */
export function createMarkdownReader({
  textOf,
  render = renderMarkdown,
  words,
  plugins,
  ...context
}: MarkdownSources): CompileContext['markdown'] {
  return (file, written, language) => {
    const path = isMarkdownName(written) ? markdownPath(file, written) : undefined;
    const text = isMarkdownName(written) ? ((path && textOf(path)) ?? '') : written;
    return resolveAddresses(render(text, titlesIn(words, language), plugins), language, context);
  };
}

function titlesIn({ callout = {} }: WordTable, language: string): NoteTitles {
  const title = (key: string) => String(callout[key]?.[language] ?? key);
  return { note: title('note'), tip: title('tip'), warning: title('warning') };
}

/** Converts the Markdown in the records of a file to HTML, so that all that follows knows HTML alone. */
export function withHtml(
  { file, value, schema }: { file: string; value: unknown; schema: Schema | undefined },
  { site, markdown }: Pick<CompileContext, 'site' | 'markdown'>,
): unknown {
  if (!schema?.definitions?.Markdown) return value;
  const htmlOf = markdownHtml(codesOf(site), markdown);
  return walk(value, schema, (node) =>
    node.names.includes('Markdown') ? { value: htmlOf(node.value as Markdown, file) } : undefined,
  );
}
