import { netlifyOnly } from '../../engine/build/hosts/cloud-files.ts';

/** The `_headers` and `_redirects` of one build, and its folder on the host, such as `/1.0/`. */
export interface PlacedCloudFiles {
  base: string;
  headers: string;
  redirects: string;
}

/**
 * One `_headers` and one `_redirects` for all builds of a host: Cloudflare Pages and Netlify read only those in the top
 * folder. The rules of a build apply only to its folder.
 */
export function combineCloudFiles(builds: readonly PlacedCloudFiles[]): { headers: string; redirects: string } {
  const fromTop = builds.toSorted((a, b) => a.base.length - b.base.length);
  return { headers: combineHeaders(fromTop), redirects: combineRedirects(fromTop.toReversed()) };
}

/** The headers of a rule, by their names. */
type Headers = Map<string, string>;

const everyAddress = '/*';

function combineHeaders(builds: PlacedCloudFiles[]): string {
  const general: { base: string; headers: Headers }[] = [];
  const rules = builds.flatMap(({ base, headers: text }) => {
    const above = new Map(general.flatMap((one) => (base.startsWith(one.base) ? [...one.headers] : [])));
    return parseHeaders(text).map(({ address, headers }) => {
      const isGeneral = address === everyAddress;
      if (isGeneral) general.push({ base, headers });
      return [`${folderOf(base)}${address}`, ...headerLines(headers, isGeneral ? above : new Map())];
    });
  });
  return [
    '# The headers of every version, for Cloudflare Pages and Netlify. Netlify takes the value of the last rule. Cloudflare',
    '# Pages would join the values of all rules: `! name` removes that of the folders above.',
    ...rules.filter(({ length }) => length > 1).flatMap((lines) => ['', ...lines]),
    '',
  ].join('\n');
}

function parseHeaders(text: string): { address: string; headers: Headers }[] {
  const rules: { address: string; headers: Headers }[] = [];
  for (const line of linesOf(text)) {
    const [, name = '', value] = /^\s+([^:]+): *(.*)$/.exec(line) ?? [];
    if (value === undefined) rules.push({ address: line, headers: new Map() });
    else rules.at(-1)?.headers.set(name, value);
  }
  return rules;
}

/** The lines of the headers that differ from those of the folders above. */
function headerLines(headers: Headers, above: Headers): string[] {
  return [...headers].flatMap(([name, value]) => {
    if (above.get(name) === value) return [];
    return [...(above.has(name) ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
  });
}

/** Fixed addresses first: Cloudflare Pages counts every rule after a placeholder as one with a placeholder. */
function combineRedirects(builds: PlacedCloudFiles[]): string {
  const rules = builds.flatMap(({ base, redirects }) => {
    const folder = folderOf(base);
    const placed = linesOf(redirects).map((line) => placeRedirect(line, folder));
    return folder === '' ? placed : [...placed, `${folder}/* ${folder}/404.html 404 ${netlifyOnly}`];
  });
  const hasPlaceholder = (line: string) => Number(/^\S*(\/:|\*)/.test(line));
  return [
    `# The redirects of every version, for Cloudflare Pages and Netlify. Those that end with \`${netlifyOnly}\` are for it alone.`,
    ...rules.toSorted((a, b) => hasPlaceholder(a) - hasPlaceholder(b)),
    '',
  ].join('\n');
}

/** A rule below the folder. A redirect leads to an address of the host, any other rule to a file of its build. */
function placeRedirect(line: string, folder: string): string {
  const [from = '', ...others] = line.split(' ');
  const isMove = / 301!?( |$)/.test(line);
  return [from, ...others]
    .map((part, index) => (part.startsWith('/') && !(index > 0 && isMove) ? folder + part : part))
    .join(' ');
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function folderOf(base: string): string {
  return base.replace(/\/+$/, '');
}
