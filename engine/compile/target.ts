import type { CompiledTarget, Language } from '../model/compiled.ts';
import type { Target } from '../model/kinds.ts';
import { routeHref } from '../model/page-file.ts';
import { readAddress } from '../model/schema/address.ts';
import { fileAt } from './answer-files.ts';
import type { CompileContext } from './context.ts';
import { addressingOf } from './languages.ts';
import { byLanguage } from './text.ts';

/** Resolves where rows or pages of a list lead. They fill in names in braces later, which takes one pair of doubled braces away. */
export function compileRowTarget(to: Target, language: Language, context: CompileContext): CompiledTarget {
  const text = typeof to === 'string' ? to : byLanguage<string>(to, language);
  return compileTarget(text.replace(/\{\{\w+\}\}/g, '{$&}'), language, context);
}

/**
 * Resolves where a link leads: the language's prefix on routes, base names to addresses, sizes and checksums on downloads.
 * An address that the check would not have passed leads to the home page, never to where it points.
 */
export function compileTarget(
  to: Target,
  language: Language,
  context: CompileContext,
  newTab?: boolean,
): CompiledTarget {
  const { site, asset } = context;
  const text = typeof to === 'string' ? to : byLanguage<string>(to, language);
  const address = readAddress(text, site, language);
  const opens = (standard: boolean) => ((newTab ?? standard) ? { newTab: true as const } : {});
  switch (address.kind) {
    case 'route':
      if (asset(address.path.slice(1)))
        return { href: address.path + address.rest, ...opens(/\.pdf$/i.test(address.path)) };
      return { href: routeHref(address.path, language, addressingOf(context)) + address.rest, ...opens(false) };
    case 'anchor':
      return { href: `#${address.id}`, ...opens(false) };
    case 'external': {
      const page = /^https?:/i.test(address.href);
      return { href: address.href, ...(page && { external: true as const }), ...opens(page) };
    }
    case 'file': {
      const file = fileAt(address.asset, asset);
      return {
        href: address.href,
        ...(file && { file }),
        ...opens(/\.(pdf|html)$/i.test(address.asset)),
      };
    }
    default:
      return { href: routeHref('/', language, addressingOf(context)) };
  }
}
