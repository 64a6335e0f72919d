import type { CompileContext } from '../../compile/context.ts';
import type { Language } from '../../model/compiled.ts';
import { readAddress } from '../../model/schema/address.ts';
import { escapeHtml, unescapeHtml } from '../../model/text/escape-html.ts';
import { encodeFileName } from '../../model/text/percent-encode.ts';

/** Resolves the links and pictures in HTML of Markdown, whose addresses are as the author wrote them. */
export function resolveAddresses(
  html: string,
  language: Language,
  { site, asset }: Pick<CompileContext, 'site' | 'asset'>,
): string {
  return html.replace(/(<a href|<img src)="([^"]*)"/g, (whole, tag: string, written: string) => {
    const target = unescapeHtml(written);
    const address = readAddress(target, site, language);
    if (tag === '<img src') {
      const file = { asset: `images/${target}`, href: `/images/${encodeFileName(target)}` };
      const picture = address.kind === 'unsafe' ? file : address.kind === 'file' ? address : undefined;
      if (!picture) return whole;
      const { width, height } = asset(picture.asset) ?? {};
      const size = width && height ? ` width="${width}" height="${height}"` : '';
      return `${tag}="${escapeHtml(picture.href)}"${size}`;
    }
    return address.kind === 'file' ? `${tag}="${escapeHtml(address.href)}"` : whole;
  });
}
