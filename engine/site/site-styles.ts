import type { SiteStyles } from '../check/site-files.ts';

/** A place as the parser tells it: both from 1. */
interface Loc {
  line: number;
  column: number;
}

/** Reads the styles of a site, made small for its pages. What is wrong with them is said in what it returns. */
export async function readStyles(file: string, text: string): Promise<SiteStyles> {
  // Most sites have none, and need no parser.
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
          // An address within the document, as of a filter, or what is there already.
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
