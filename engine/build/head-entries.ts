import type { HeadEntry } from '../model/head-entry.ts';
import { escapeHtml } from '../model/text/escape-html.ts';
import { originsOf } from './foreign-origins.ts';
import { cspHashes } from './render-document.ts';

/** The HTML of a site's own head entries. `base` is the folder of the host that the site is in. */
export function renderHeadEntries(entries: readonly HeadEntry[], base: string): string {
  const placed = (address: string) => (address.startsWith('/') ? base + address : address);
  return entries
    .map((entry) => {
      if ('meta' in entry) return `<meta ${attributesOf({ ...entry.meta })}>`;
      if ('link' in entry)
        return `<link ${attributesOf({ ...entry.link, href: placed(entry.link.href) })}${cors(entry.link)}>`;
      const { script } = entry;
      if ('code' in script) return `<script>${script.code}</script>`;
      const { src, data = {}, connect: _, ...others } = script;
      const named = Object.entries(data).map(([name, value]) => [`data-${name}`, value]);
      const attributes = { src: placed(src), ...others, ...Object.fromEntries(named) };
      // Modules are deferred anyway.
      return `<script ${attributesOf(attributes)}${cors(script)}${script.type ? '' : ' defer'}></script>`;
    })
    .join('\n');
}

/** The sources that the head entries add to the Content Security Policy: origins, and hashes of code. */
export function headSources(entries: readonly HeadEntry[]): {
  scripts: string[];
  styles: string[];
  connects: string[];
} {
  const scripts = entries.flatMap((entry) => ('script' in entry ? entry.script : []));
  const styles = entries.flatMap((entry) =>
    'link' in entry && entry.link.rel === 'stylesheet' ? entry.link.href : [],
  );
  return {
    scripts: [
      ...originsOf(scripts.flatMap((one) => ('src' in one ? one.src : []))),
      ...cspHashes(scripts.flatMap((one) => ('code' in one ? one.code : []))),
    ],
    styles: originsOf(styles),
    connects: originsOf(scripts.flatMap((one) => ('src' in one ? (one.connect ?? []) : []))),
  };
}

/** The start of a place in the template, which would be filled. */
const placeholder = /%(?=(html|head|body|scripts)%)/g;

function attributesOf(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : `${name}="${escapeHtml(value).replace(placeholder, '&#37;')}"`,
    )
    .join(' ');
}

/** A checksum of a file elsewhere can be verified only if its host allows reading it. */
function cors({ integrity }: { integrity?: string }): string {
  return integrity === undefined ? '' : ' crossorigin';
}
