import { createHash } from 'node:crypto';
import type { CompiledPage, CompiledSite } from '../../engine/descriptor/compiled.ts';
import { typesOf } from '../../engine/page-file.ts';
import type { Bundle } from './bundle.ts';
import type { Style } from './styles.ts';

/** The styles that a page needs, the shell's first. */
export function stylesFor(page: CompiledPage, { styles }: Bundle): Style[] {
  return [styles.engine, ...typesOf(page.sections).flatMap((type) => styles.sections[type] ?? [])];
}

/** A page's whole HTML document: prerendered, its styles inlined, its script last. */
export function documentOf(template: string, page: CompiledPage, site: CompiledSite, bundle: Bundle): string {
  const { lang, head, body } = rendered(page, site, bundle);
  const styles = stylesFor(page, bundle).map(({ href, text }) => `<style data-style="${href}">${text}</style>`);
  const parts: Record<string, string> = {
    lang: `${lang}" data-build="${bundle.build}`,
    head: [`<script>${bundle.early}</script>`, head, ...styles].join('\n    '),
    body,
    scripts: [
      ...bundle.imports.map((href) => `<link rel="modulepreload" href="${href}">`),
      `<script type="module" src="${bundle.entry}"></script>`,
    ].join('\n    '),
  };
  return template.replace(/%(lang|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
}

function rendered(page: CompiledPage, site: CompiledSite, bundle: Bundle): ReturnType<Bundle['prerender']> {
  try {
    return bundle.prerender(page, site);
  } catch (error) {
    throw new Error(
      `the page ${page.id} (${page.route}, ${page.language}) cannot be rendered: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** The `'sha256-…'` source expressions that let inline elements pass the Content Security Policy. */
export function hashesOf(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
