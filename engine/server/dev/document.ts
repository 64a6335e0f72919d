import { originAttribute } from '../../build/page-origin.ts';
import { jsonScript } from '../../build/render-document.ts';
import { themedTemplate } from '../../build/themed-template.ts';
import { engineBase } from '../../build/vite-config.ts';
import type { Prerendered } from '../../client/app/prerender.tsx';
import type { CompiledPage, CompiledTheme } from '../../model/compiled.ts';
import { type Addressing, languagesAttribute } from '../../model/page-file.ts';
import type { ShownPage } from './views.ts';

/** The document of a page in dev. It contains its data, because fetched data may be newer and would not match. */
export function pageDocument(
  { rendered, theme, page, site }: ShownPage,
  languages: Addressing['languages'],
): Promise<string> {
  const data = jsonScript('page', page) + jsonScript('site', site);
  return documentOf(rendered, theme, ['client/app/early.ts'], ['client/app/browser.tsx'], languages, page.only, data);
}

/** The document for a page that cannot be shown yet: a script says why, and waits. */
export function waitingDocument(): Promise<string> {
  const page = { lang: 'en', head: '<title>Pagewright</title>', body: '' };
  return documentOf(page, { css: '', fonts: [] }, [], ['client/dev/waiting-page.ts'], []);
}

async function documentOf(
  { lang, dir, head, body }: Pick<Prerendered, 'lang' | 'dir' | 'head' | 'body'>,
  theme: CompiledTheme,
  early: string[],
  late: string[],
  languages: Addressing['languages'],
  only?: CompiledPage['only'],
  data = '',
): Promise<string> {
  const template = await themedTemplate(theme);
  const script = (source: string) => `<script type="module" src="${engineBase}${source}"></script>`;
  const attributes = {
    lang,
    ...(dir && { dir }),
    ...originAttribute(body),
    'data-languages': languagesAttribute({ languages }),
    ...(only && { 'data-only': only.languages.join(' ') }),
  };
  const parts: Record<string, string> = {
    html: Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' '),
    head: [...['@vite/client', ...early].map(script), head].join('\n    '),
    body,
    scripts: data + late.map(script).join(''),
  };
  return template.replace(/%(html|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
}
