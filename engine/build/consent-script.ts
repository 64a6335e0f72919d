import type { ConsentTexts } from '../client/consent/consent-facts.ts';
import type { CompileContext } from '../compile/context.ts';
import { compileLanguages, fileHref } from '../compile/languages.ts';
import { compileWords } from '../compile/words.ts';
import type { Language } from '../model/compiled.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import { hashOf } from '../site/files/seal.ts';
import type { Bundle } from './bundle.ts';
import { bundleFolder } from './vite-config.ts';

type ConsentBundle = Pick<Bundle, 'consent'>;

/** Whether pages ask for consent to analytics. Visits of previews are not counted. */
export function asksConsent({ analytics, isPreview }: CompileContext): boolean {
  return analytics !== undefined && !isPreview;
}

/** The script that asks for consent, with the site's texts in all languages. Undefined if it is not needed. */
export function consentScript(context: CompileContext, { consent }: ConsentBundle) {
  const { analytics, site, words } = context;
  if (!analytics || !asksConsent(context)) return undefined;
  const { src, type, integrity, data = {} } = analytics;
  const textsIn = (language: Language): ConsentTexts => {
    const texts = compileWords({ consent: words.consent ?? {} }, language).consent ?? {};
    const text = (key: string) => texts[key] ?? '';
    return {
      title: text('title'),
      question: text('question'),
      allow: text('allow'),
      refuse: text('refuse'),
      settings: text('settings'),
    };
  };
  const facts = {
    base: folderOnHost(site),
    script: { src: src.startsWith('/') ? fileHref(src, context) : src, type, integrity, data },
    texts: Object.fromEntries(compileLanguages(site).map(({ code, tag }) => [tag, textsIn(code)])),
  };
  const text = `self.pagewrightConsent=${JSON.stringify(facts)};\n${consent}`;
  return { path: `${bundleFolder}/consent-${hashOf(text).slice(0, 8)}.js`, text };
}

/**
 * Adds the script to the template of documents, if it is needed. It runs before the first paint, because the note is
 * above the page and would shift it later.
 */
export function withConsentScript(template: string, context: CompileContext, bundle: ConsentBundle): string {
  const script = consentScript(context, bundle);
  if (!script) return template;
  return template.replace('</head>', `<script src="${fileHref(`/${script.path}`, context)}"></script>\n</head>`);
}
