import type { CompiledTarget, Language } from '../model/compiled.ts';
import type { Target } from '../model/kinds.ts';
import { routeHref } from '../model/page-file.ts';
import { readAddress } from '../model/schema/address.ts';
import { fileAt } from './answer-files.ts';
import type { CompileContext } from './context.ts';
import { addressingOf, fileHref } from './languages.ts';
import { byLanguage } from './text.ts';

/** Resolves a link with placeholders, which are filled in later and remove one pair of doubled braces. */
export function compileRowTarget(to: Target, language: Language, context: CompileContext): CompiledTarget {
  const text = typeof to === 'string' ? to : byLanguage<string>(to, language);
  return compileTarget(text.replace(/\{\{\w+\}\}/g, '{$&}'), language, context);
}

/** Resolves a link: language prefix, base, size and checksum. An invalid address links to the home page. */
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
        return { href: fileHref(address.path, context) + address.rest, ...opens(/\.pdf$/i.test(address.path)) };
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
        href: fileHref(address.href, context),
        ...(file && { file }),
        ...opens(/\.(pdf|html)$/i.test(address.asset)),
      };
    }
    default:
      return { href: routeHref('/', language, addressingOf(context)) };
  }
}
