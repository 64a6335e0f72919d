/** A promise of reliability, security or accessibility. */
export interface Row {
  area: string;
  /** The figure to reach. */
  wanted: string;
}

/** What the product is held to. Tests and commands hand in proofs by these names, and `npm run trust` writes them to a table. */
export const rows = {
  html: {
    area: 'HTML from the API',
    wanted:
      'no payload of a large public corpus fires, leaves an executable node or asks another host, with and without the policy; harmless markup keeps its text and tags',
  },
  'any-form': {
    area: 'Answers in any JSON form',
    wanted:
      'every string field of every endpoint as object, list, nested list, number, null, huge, with keys of our own markup: no HTML that the sanitiser did not make, no link past the rule for addresses, the page whole, with and without the policy',
  },
  policy: {
    area: 'Trusted Types and policy',
    wanted:
      'no unsafe source in the policy; 0 violations on every route and language while controls are used; 0 `style=`; inline scripts only by hash',
  },
  headers: {
    area: 'Headers',
    wanted: '≥ 130 by the rules of the MDN HTTP Observatory on pages and error pages, from our server and nginx alike',
  },
  links: {
    area: 'Links and frames',
    wanted:
      'every field with an address, of descriptors and of records, and every link in HTML refuses `javascript:`, `data:`, `//host` and `/\\host`; frames only from the listed origins',
  },
  descriptors: {
    area: 'Descriptors',
    wanted: '≥ 1,000 made mistakes, each exactly one problem at its line and column; 0 problems on the shipped site',
  },
  'hostile-json': {
    area: 'Hostile JSON',
    wanted:
      'depth 100,000, 50 MB, `__proto__`, duplicate keys, BOM, truncated: a clean error in under 1 s, no pollution',
  },
  fuzzing: {
    area: 'Fuzzing',
    wanted: '10,000 random descriptors and records: no crash, no pollution, no hang, the same bytes twice',
  },
  'static-paths': {
    area: 'Static paths',
    wanted: '1,500 raw spellings of traversals, a link out, hidden files: nothing leaks, no 5xx, no `Location: //`',
  },
  ranges: {
    area: 'Ranges',
    wanted: '206, 200 or 416 with the right bytes, reversed, huge, negative and malformed ranges included',
  },
  caching: {
    area: 'Caching',
    wanted: 'a strong tag on each 200, 304 without body, hashed files immutable, HEAD as GET',
  },
  'hostile-requests': {
    area: 'Hostile requests',
    wanted: 'malformed addresses, huge headers, many parameters, odd methods: a 4xx each, the process stays',
  },
  'dev-server': {
    area: 'Development server',
    wanted:
      'foreign hosts (30 spellings) and origins, simple requests and sockets: no page, data, source or editor command',
  },
  'slow-clients': {
    area: 'Slow clients',
    wanted: '500 slow sockets closed within 8 s, an honest client under 250 ms (p99) meanwhile',
  },
  shutdown: {
    area: 'Shutdown',
    wanted: 'SIGTERM under load: no request lost, gone within the longest request + 1 s',
  },
  soak: {
    area: 'Soak',
    wanted: '10 minutes of mixed load with faults injected: 0 wrong answers, memory flat',
  },
  writing: {
    area: 'Writing files',
    wanted: 'killed 200 times while writing: never an invalid file',
  },
  'writing-together': {
    area: 'Writing several files',
    wanted:
      'rename, fix and migrate killed at any moment: all old or all new after the next command, which refuses nothing for it; a file saved meanwhile is kept and told',
  },
  builds: {
    area: 'Caches and builds',
    wanted:
      'each file of cache and dist spoilt in turn, builds killed at any moment: the next build or start is right, or says what it made anew; nothing spoilt is published or served, leftovers are swept',
  },
  records: {
    area: 'Records and builds while serving',
    wanted: 'new records and builds are served when they are whole and valid; else the last good ones, and it is said',
  },
  ways: {
    area: 'Ways through the site',
    wanted:
      'random walks in Chromium and Firefox, answers slow, failing and too late and new builds included: each step shows what a full load shows, scroll and focus included; no step makes more than 150 requests, or 10 of one address',
  },
  'failing-api': {
    area: 'Failing API',
    wanted:
      'each endpoint × {500, time-out, 404, HTML, bad JSON, empty, late}: heading, navigation and other sections stay, a localised notice, nothing uncaught',
  },
  'failing-parts': {
    area: 'Failing parts',
    wanted:
      'each section type × {render, effect, chunk, unknown type, bad properties}: the rest of the page stays, a localised notice with retry, nothing uncaught, told to `onFault`',
  },
  upstream: {
    area: 'Failing upstream',
    wanted:
      'time-outs, a circuit breaker for each endpoint, the last good answer marked as such, a limit on size; of its errors nothing but the status passes',
  },
  'static-host': {
    area: 'Static host',
    wanted: 'plain nginx with the generated config: the same text and status as our server on every route',
  },
  'plain-host': {
    area: 'Plain host',
    wanted:
      'servers of files that know nothing of us: no request fails, no notice, the news turn their pages with and without JavaScript; built for them, no link is redirected',
  },
  axe: {
    area: 'Axe',
    wanted: '0 violations on every route × 2 languages × {320, 1280} × {light, dark}, and with controls open',
  },
  markup: { area: 'Markup', wanted: 'html-validate: 0 errors on every page' },
  keyboard: {
    area: 'Keyboard',
    wanted: 'the ARIA patterns of carousel, dialog, navigation, tabs and breadcrumb by real keys',
  },
  carousel: {
    area: 'Carousel',
    wanted: 'pause is its first stop; no slide moves for 10 s after focus, hover or pause, nor with reduced motion',
  },
  wcag: {
    area: 'WCAG 2.2',
    wanted: 'targets ≥ 24 px; focus never hidden; map and carousel usable without dragging',
  },
  reflow: {
    area: 'Reflow',
    wanted: 'at 320 px no page scrolls sideways; wider text spacing clips nothing; forced colours keep focus visible',
  },
  languages: {
    area: 'Languages',
    wanted: 'the right `lang` on pages and passages; reciprocal hreflang; no word missing',
  },
  'studio-bytes': {
    area: 'Studio: bytes',
    wanted:
      'random operations on every shipped file × line ends, tabs, minified, escapes: the operation on the value, no byte beside it, and undo gives back every byte; 200 edits in the page save the very bytes that were predicted',
  },
  'studio-clashes': {
    area: 'Studio: clashes',
    wanted: 'every shipped file changed here and on the disk at random: nothing that either wrote is lost or not told',
  },
  'studio-strangers': {
    area: 'Studio: strangers',
    wanted: 'foreign hosts × origins × sites × tokens × content types: 0 writes, nothing told',
  },
  'studio-killed': {
    area: 'Studio: killed',
    wanted:
      'the server killed 200 times in a save of 20 files: all old or all new at the next start, the work still there',
  },
  'studio-kept': {
    area: 'Studio: lost work',
    wanted:
      'server killed, tab closed, network gone, disk full: what was written is there again, or it is said that it is not',
  },
  'studio-untouched': {
    area: 'Studio: no write without change',
    wanted: 'every file and section opened, fields focused and left, typed and taken back, saved: 0 bytes written',
  },
  'studio-verdict': {
    area: 'Studio: one verdict',
    wanted:
      'every class of mistakes typed in, in both languages: what the studio tells equals `npm run check`, word for word',
  },
  'studio-people': {
    area: 'Studio: keyboard and axe',
    wanted:
      'five tasks by keys alone and by mouse, in both languages, each changing only what was meant; 0 violations in each state × theme × language',
  },
  supply: {
    area: 'Supply chain',
    wanted: 'exact lock file, licences listed and allowed, every direct dependency with its reason',
  },
} satisfies Record<string, Row>;

/** The name of a row. */
export type RowName = keyof typeof rows;
