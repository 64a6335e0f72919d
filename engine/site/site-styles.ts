import type { SiteStyles } from '../check/site-files.ts';

/** A position of the parser, from 1. */
type Loc = Record<'line' | 'column', number>;

/** Parses and minifies the styles of a site. A syntax error is part of the result. */
export async function readStyles(file: string, text: string): Promise<SiteStyles> {
  // Imported here, because most sites have no styles of their own.
  const { transform } = await import('lightningcss');
  const lines = text.split('\n');
  const offsetOf = ({ line, column }: Loc) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  const urls: SiteStyles['urls'] = [];
  try {
    const { code } = transform({
      filename: file,
      code: Buffer.from(text),
      minify: true,
      visitor: {
        Rule: {
          import({ value: { url, loc } }) {
            urls.push({ url, offset: offsetOf(loc) });
          },
        },
        Url({ url, loc }) {
          // Ignores fragments, such as those of filters, and data URLs.
          if (!/^(#|data:)/.test(url)) urls.push({ url, offset: offsetOf(loc) });
        },
      },
    });
    return { file, text, css: new TextDecoder().decode(code), urls };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: Loc };
    return { file, text, css: '', urls: [], fault: { message, offset: loc ? offsetOf(loc) : 0 } };
  }
}
