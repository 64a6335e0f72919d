import { resolve } from 'node:path';
import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Problem } from '../../check/problem.ts';
import { refreshSchemas } from '../../generate/schemas/refresh-schemas.ts';
import type { PageDescriptor } from '../../sections/page-descriptor.ts';
import { createSiteOpener, type SiteOpener } from '../../site/open-site.ts';
import type { SiteContext } from '../../site/site-context.ts';

interface OpenOptions {
  /** The pages that are not saved. */
  pages: PageDescriptor[];
  base: string | undefined;
  drafts: boolean;
  messages: MessageLanguage;
}

interface EmbeddedSite {
  problems: Problem[];
  /** Absent if there are errors. */
  context?: SiteContext | undefined;
  /** The files of unsaved pages, as problems name them. */
  files: string[];
}

/** Opens one site repeatedly. Calls wait for each other, because all share what was read. */
interface Opener {
  open: SiteOpener['open'];
  /** The texts of unsaved pages by file, and the language of the next inspection. */
  next: { drafts: Map<string, string>; messages: MessageLanguage };
  last: Promise<unknown>;
}

const openers = new Map<string, Opener>();

/** Checks a site together with unsaved pages. */
export function openEmbeddedSite(site: string, { pages, base, drafts, messages }: OpenOptions): Promise<EmbeddedSite> {
  const folder = resolve(site);
  const opener = openerOf(folder, drafts);
  const texts = new Map(pages.map(draftOf));
  const opened = opener.last.then(async (): Promise<EmbeddedSite> => {
    opener.next = { drafts: texts, messages };
    await refreshSchemas(folder);
    const { problems, context } = await opener.open();
    return {
      problems,
      context: context && base !== undefined ? withBase(context, base) : context,
      files: [...texts.keys()],
    };
  });
  opener.last = opened.catch(() => {});
  return opened;
}

function openerOf(folder: string, drafts: boolean): Opener {
  const key = JSON.stringify([folder, drafts]);
  const known = openers.get(key);
  if (known) return known;
  const opener: Opener = {
    ...createSiteOpener(folder, {
      drafts,
      language: () => opener.next.messages,
      over: (onDisk) => {
        if (opener.next.drafts.size === 0) return onDisk;
        // Texts are read on first access.
        return Object.defineProperties(
          {},
          {
            ...Object.getOwnPropertyDescriptors(onDisk),
            ...Object.getOwnPropertyDescriptors(Object.fromEntries(opener.next.drafts)),
          },
        );
      },
    }),
    next: { drafts: new Map(), messages: 'en' },
    last: Promise.resolve(),
  };
  openers.set(key, opener);
  return opener;
}

/** A descriptor as the file that it would be. Anything that is not one is reported by the check. */
function draftOf(page: unknown): [file: string, text: string] {
  const { id } = Object(page) as { id?: unknown };
  const name = typeof id === 'string' && /^(?!(?:site|words|synonyms)$)[\w-]+$/.test(id) ? id : 'embedded-page';
  const isObject = typeof page === 'object' && page !== null && !Array.isArray(page);
  const whole = isObject ? { $schema: '../schemas/page.schema.json', ...page } : page;
  return [`pages/${name}.json`, `${JSON.stringify(whole, null, 2) ?? 'null'}\n`];
}

/** A context whose addresses begin with a folder of the host. */
function withBase(context: SiteContext, base: string): SiteContext {
  const folder = base.replace(/^\/+|\/+$/g, '');
  return { ...context, site: { ...context.site, base: folder === '' ? '/' : `/${folder}/` } };
}
