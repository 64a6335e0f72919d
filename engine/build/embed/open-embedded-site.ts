import { resolve } from 'node:path';
import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Problem } from '../../check/problem.ts';
import { refreshSchemas } from '../../generate/schemas/refresh-schemas.ts';
import type { PageDescriptor } from '../../sections/page-descriptor.ts';
import { createSiteOpener, type SiteOpener } from '../../site/open-site.ts';
import type { SiteContext } from '../../site/site-context.ts';

interface EmbeddedPage {
  /** A descriptor, or the route of a page of the site. */
  page: PageDescriptor | string;
  base: string | undefined;
  drafts: boolean;
  messages: MessageLanguage;
}

interface EmbeddedSite {
  problems: Problem[];
  /** Absent if there are errors. */
  context?: SiteContext | undefined;
  /** The file of a descriptor, as problems name it. */
  file?: string;
}

/** Opens one site repeatedly. Calls wait for each other, because all share what was read. */
interface Opener {
  open: SiteOpener['open'];
  /** The unsaved page and the language of the next inspection. */
  next: { draft?: { file: string; text: string } | undefined; messages: MessageLanguage };
  last: Promise<unknown>;
}

const openers = new Map<string, Opener>();

/** Checks a site together with an unsaved page. */
export function openEmbeddedSite(site: string, { page, base, drafts, messages }: EmbeddedPage): Promise<EmbeddedSite> {
  const folder = resolve(site);
  const opener = openerOf(folder, drafts);
  const draft = typeof page === 'string' ? undefined : draftOf(page);
  const opened = opener.last.then(async (): Promise<EmbeddedSite> => {
    opener.next = { draft, messages };
    await refreshSchemas(folder);
    const { problems, context } = await opener.open();
    return {
      problems,
      context: context && base !== undefined ? withBase(context, base) : context,
      ...(draft && { file: draft.file }),
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
        const { draft } = opener.next;
        if (!draft) return onDisk;
        // Texts are read on first access.
        const files = Object.defineProperties({}, Object.getOwnPropertyDescriptors(onDisk));
        const content = { enumerable: true, configurable: true, value: draft.text };
        return Object.defineProperty(files, draft.file, content);
      },
    }),
    next: { messages: 'en' },
    last: Promise.resolve(),
  };
  openers.set(key, opener);
  return opener;
}

/** A descriptor as the file that it would be. Anything that is not one is reported by the check. */
function draftOf(page: unknown): { file: string; text: string } {
  const { id } = Object(page) as { id?: unknown };
  const name = typeof id === 'string' && /^[\w-]+$/.test(id) && id !== 'site' ? id : 'embedded-page';
  const isObject = typeof page === 'object' && page !== null && !Array.isArray(page);
  const whole = isObject ? { $schema: '../schemas/page.schema.json', ...page } : page;
  return { file: `pages/${name}.json`, text: `${JSON.stringify(whole, null, 2) ?? 'null'}\n` };
}

/** A context whose addresses begin with a folder of the host. */
function withBase(context: SiteContext, base: string): SiteContext {
  const folder = base.replace(/^\/+|\/+$/g, '');
  return { ...context, site: { ...context.site, base: folder === '' ? '/' : `/${folder}/` } };
}
