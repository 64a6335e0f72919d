import { readPath } from '../../model/page-file.ts';
import { unescapeHtml } from '../../model/text/escape-html.ts';
import { cacheNames } from '../offline/offline-site.ts';
import { documentAddressing } from '../runtime/document-addressing.ts';

// The script of the offline page, which is shown at the address of the page that failed to load.

/** A link to a cached page. */
interface Kept {
  path: string;
  title: string;
}

/** The cached pages in a language, or in any if there are none, sorted by title. Excludes the engine's own. */
async function keptIn(language: string): Promise<Kept[]> {
  const found = new Map<string, Kept & { language: string }>();
  for (const name of Object.values(cacheNames(documentAddressing()).pages)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname: path } = new URL(request.url);
      const at = readPath(path, documentAddressing());
      if (at.route.startsWith('/_')) continue;
      const [, title = path] = /<title>([^<]*)/.exec((await (await cache.match(request))?.text()) ?? '') ?? [];
      found.set(path, { path, title: ownTitle(unescapeHtml(title)), language: at.language });
    }
  }
  const all = [...found.values()];
  const own = all.filter((one) => one.language === language);
  return (own.length > 0 ? own : all).sort((a, b) => a.title.localeCompare(b.title, document.documentElement.lang));
}

function ownTitle(title: string): string {
  const suffix = document.title.slice(document.querySelector('h1')?.textContent.length);
  return suffix && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

function reload(): void {
  location.reload();
}

async function listKept(): Promise<void> {
  const kept = await keptIn(readPath(location.pathname, documentAddressing()).language);
  if (kept.length === 0) return;
  const list = document.createElement('ul');
  for (const { path, title } of kept) {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
    list.appendChild(document.createElement('li')).append(link);
  }
  document.querySelector('#kept p')?.replaceWith(list);
}

// The script of the theme button is not available.
document.querySelector('.header__theme')?.remove();

// Turn the prerendered text into a button.
const retry = document.querySelector('#offline p:last-child');
const button = Object.assign(document.createElement('button'), {
  type: 'button',
  className: 'button button--secondary',
  textContent: retry?.textContent ?? '',
  onclick: reload,
});
retry?.replaceChildren(button);
addEventListener('online', reload);
// Do not interrupt the way to a cached page when the network comes back.
addEventListener('beforeunload', () => removeEventListener('online', reload));
listKept();
