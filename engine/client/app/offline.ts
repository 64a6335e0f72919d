import { readPath } from '../../model/page-file.ts';
import { unescapeHtml } from '../../model/text/escape-html.ts';
import { pageCaches } from '../offline/kept-site.ts';
import { documentAddressing } from '../runtime/document-addressing.ts';

// The script of the page that says that there is no connection. It stands at the address of the page that could not be had.

/** A page that is kept, as a link to it says. */
interface Kept {
  path: string;
  title: string;
}

/** The kept pages in a language, or in any where there are none, in the order of their titles; none of the engine's own. */
async function keptIn(language: string): Promise<Kept[]> {
  const found = new Map<string, Kept & { language: string }>();
  for (const name of Object.values(pageCaches)) {
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

/** What a page's title says of the page itself, without what follows on every page, as on this one. */
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

// Of the site's scripts none is here, and nothing would answer.
document.querySelector('.header__theme')?.remove();

// What is a text as the page was built becomes the button that it names.
const retry = document.querySelector('#offline p:last-child');
const button = Object.assign(document.createElement('button'), {
  type: 'button',
  className: 'button button--secondary',
  textContent: retry?.textContent ?? '',
  onclick: reload,
});
retry?.replaceChildren(button);
addEventListener('online', reload);
// Whoever is on the way to a page that is kept gets there, though the network is back in that moment.
addEventListener('beforeunload', () => removeEventListener('online', reload));
listKept();
