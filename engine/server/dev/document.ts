import { originAttribute } from '../../build/page-origin.ts';
import { jsonScript } from '../../build/render-document.ts';
import { themedTemplate } from '../../build/themed-template.ts';
import { engineBase } from '../../build/vite-config.ts';
import type { Prerendered } from '../../client/app/prerender.tsx';
import type { CompiledPage, CompiledTheme } from '../../model/compiled.ts';
import { type Addressing, languagesAttribute } from '../../model/page-file.ts';
import { enginePath, isCompiled } from '../../site/paths.ts';
import type { ShownPage } from './views.ts';
import { noteAddress } from './violations.ts';

/** The address of the package's style sheet. Vite would parse it. */
export const sheetAddress = '/_dev/pages.css';

/** How the browser runs the pages in dev. */
export interface DevClient {
  /** The address of the bundled client. Default: the sources, whose changed components React replaces in place. */
  bundle?: string | undefined;
  /** What the policy allows styles by. */
  nonce: string;
}

/** The document of a page in dev. It contains its data, because fetched data may be newer and would not match. */
export function pageDocument(
  { rendered, theme, head, page, site }: ShownPage,
  languages: Addressing['languages'],
  { bundle: client, nonce }: DevClient,
): Promise<string> {
  const data = jsonScript('page', page) + jsonScript('site', site);
  const early = [
    // It must run before React.
    ...(client ? [] : [moduleScript(`${engineBase}@id/@vitejs/plugin-react/preamble`)]),
    script('client/app/early.ts'),
    ...(isCompiled && !client ? [`<link rel="stylesheet" href="${sheetAddress}">`] : []),
    ...(client ? [`<link rel="stylesheet" href="${client}preview.css">`] : []),
  ];
  const late = client ? moduleScript(`${client}preview.js`) : script('client/app/browser.tsx');
  return documentOf(nonce, rendered, theme, [...early, head], data + late, languages, page.only);
}

/** The document for a page that cannot be shown yet: a script says why, and waits. */
export function waitingDocument(nonce: string): Promise<string> {
  const page = { lang: 'en', head: '<title>Pagewright</title>', body: '' };
  return documentOf(nonce, page, { css: '', fonts: [] }, [], script('client/dev/waiting-page.ts'), []);
}

const moduleScript = (address: string) => `<script type="module" src="${address}"></script>`;
const script = (source: string) => moduleScript(`${engineBase}${enginePath(source)}`);

async function documentOf(
  nonce: string,
  { lang, dir, head, body }: Pick<Prerendered, 'lang' | 'dir' | 'head' | 'body'>,
  theme: CompiledTheme,
  early: string[],
  scripts: string,
  languages: Addressing['languages'],
  only?: CompiledPage['only'],
): Promise<string> {
  const template = await themedTemplate(theme);
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
    head: [
      // Vite's client reads the nonce.
      `<meta property="csp-nonce" nonce="${nonce}">`,
      `<script src="${noteAddress}"></script>`,
      moduleScript(`${engineBase}@vite/client`),
      ...early,
      head,
    ].join('\n    '),
    body,
    scripts,
  };
  return template
    .replace('<style data-theme>', `<style data-theme nonce="${nonce}">`)
    .replace(/%(html|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
}
