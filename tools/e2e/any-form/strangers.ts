/** What a visitor sees of a text that is cleaned, and with it all that it must not do. */
const kept = 'kept';

const elsewhere = 'elsewhere.example';

/** HTML that leaves the page, runs, asks another host and links to one, each in its own way. */
export const html = [
  `<b>${kept}</b>`,
  '<img src=x onerror=alert(1)>',
  `<img src="//${elsewhere}/a.png" alt=x>`,
  `<a href="//${elsewhere}/">x</a>`,
  `<meta http-equiv=refresh content="0;url=//${elsewhere}/">`,
].join('');

/** Addresses that no link may have. */
export const addresses = [
  `//${elsewhere}/`,
  `/\\${elsewhere}/`,
  'data:text/html,x',
  'vbscript:x',
  'javascript:alert(1)',
];

const to = (href: string) => ({ href, external: true, newTab: true });

/** Other JSON that stands where a string should, each with a mark of our own that once let it pass. The door's own test has more. */
export const strangers: unknown[] = [
  { label: html },
  { label: [{ code: html }], to: to(addresses[0] as string) },
  { html },
  { zh: { label: html }, en: { label: html } },
  [{ code: html }],
  [{ strong: [html] }],
  [[html]],
  ...addresses.map((address, index) =>
    index % 2 === 0 ? [{ label: html, to: to(address) }] : { label: html, to: to(address) },
  ),
  7,
];

/** Strings that a page must bear: every one is cleaned, or no address at all. */
export const strings: (string | null)[] = [html, ...addresses, null, `${html}${'长'.repeat(10_000)}`];
